/** How an abbreviation behaves. A word followed by a stop that is in no list ends a sentence. */
export const abbreviationKinds = {
  /** Never ends a sentence: `Dr.`, `e.g.`, `z.B.` always stand before something. */
  before: 1,
  /** Stands before a number: `No. 5`, `§ 3`, `p. 7`. A common word elsewhere. */
  number: 2,
  /** May end one, and then only what follows tells: `Inc.`, `U.S.`, `Jan.`. */
  either: 3,
  /** Ends a sentence whenever a capital follows: `etc.`, `usw.`, `Ph.D.`. */
  last: 4,
} as const

/** Abbreviations of one language, in small letters without the final stop, by their kind. */
export interface AbbreviationLists {
  readonly before?: string
  readonly number?: string
  readonly either?: string
  readonly last?: string
}

/** Shared by the languages of Latin script. */
const latin: AbbreviationLists = {
  before: 'dr prof mr mrs vs cf e.g i.e ca ing lic arch mgr hon rev gen col capt lt sgt ph approx',
  number: 'no nr p pp vol fig art sec n°',
  either: 'inc co corp jan feb mar apr jun jul aug sep sept oct nov dec min max tel ed eds bros al',
  last: 'etc ph.d m.d b.a m.a ll.m ll.b ll.d j.d m.b.a b.sc m.sc b.c a.d c.e b.c.e',
}

/**
 * By language code. Words that are also common words of the language are left out, or stand under `number`.
 * Collected by hand from dictionaries' lists of abbreviations; lists are short on purpose, because shape tells
 * the rest (single letters, dotted letters, words without a vowel).
 */
export const abbreviations: Readonly<Record<string, AbbreviationLists>> = {
  latin,
  en: {
    before: 'messrs maj sen rep gov pres insp fig eq ref viz resp messr esp incl med univ ie eg',
    number: 'nos chap col lot para paras subsec sect',
    either:
      'ave hwy apt mon tue thu thur fri ext ca ala neb nat hist ret mos avg dept est ariz calif colo fla tex okla penn minn mich wis va md',
    last: 'etc et.al et.seq ibid',
  },
  de: {
    before:
      'z.b d.h u.a u.ä s.o s.u v.a i.d.r z.t z.zt o.ä o.g sog sogen evtl inkl exkl insb insbes gest ' +
      'verh dipl mag univ kath ev evang schweiz engl franz lat allg bes jur med phil rer theol techn',
    number: 'abs abb bde kap ziff lit aufl',
    either: 'febr mär märz okt dez mio sek ca zus ges inh abt anz verf wiss gebr ag',
    last: 'usw etc usf u.s.w u.s.f ff f dgl u.dgl u.v.m uvm u.v.a o.dgl',
  },
  fr: {
    before: 'mme mlle me ste p.ex par.ex c.-à-d c.a.d c.à.d éd chap av boul rte',
    number: 'nos al',
    either: 'janv févr fév avr juil déc tél',
    last: 'etc',
  },
  es: {
    before:
      'sra sres sras srta srtas dña dras ud uds profa arq gral cnel cap tte sgto excmo ilmo sto sta ' +
      'p.ej ej av avda aprox depto dir gob pdte pdta tel telf univ pról c.c cía',
    number: 'núm núms arts caps pág págs párr párrf nro',
    either: 'ene abr may ago set dic lun mié jue sáb ee uu esq',
    last: 'etc',
  },
  it: {
    before:
      'sig sig.ra sig.na sig.re dott dott.ssa dr.ssa prof.ssa avv geom rag sen spett ill mar p.es ' +
      'ad.es es v.le v.cte p.za c.so pres art tel c.d cosidd econ az',
    number: 'artt pag pagg capp figg tav par co',
    either: 'gen mag giu lug ago sett ott dic lun mer gio ven sab dom sec secc lit',
    last: 'ecc etc',
  },
  pt: {
    before:
      'sra sras srta dra dras profa profª eng engª arq exmo ilma cel cap maj sta p.ex av dep adm dir ' +
      'univ aprox tel obs v.exª gov pres',
    number: 'núm arts pág págs',
    either: 'fev abr mai ago set out dez sáb ltda cia eua',
    last: 'etc',
  },
  nl: {
    before: 'mevr mej bijv b.v d.w.z o.a z.n resp incl excl evt event m.a.w a.d v.d kol aanw bep bijz',
    number: 'pag afd hfdst afb tab lid',
    either: 'okt t/m enz',
    last: 'etc e.d m.m',
  },
  da: {
    before: 'bl.a f.eks inkl iflg ift pga p.g.a vedr vha bla d.v.s eks henh o.l osv. alm mv. tidl f.kr e.kr',
    number: 'kap',
    either: 'okt aps mio mia mill årh årg cand',
    last: 'osv m.fl m.v m.m mv mm o.a etc m.h.t co',
  },
  sv: {
    before: 'bl.a t.ex d.v.s fr.o.m f.d f.n s.k m.a.o o.dyl p.g.a pga t.o.m ev inkl fig jämf resp tel exv',
    number: 'sid kap',
    either: 'okt milj årh',
    last: 'osv m.fl m.m etc o.s.v',
  },
  no: {
    before: 'bl.a f.eks d.v.s ev evt inkl pga p.g.a m.h.t ifm ift tidl s.k kap',
    either: 'okt des mill årh',
    last: 'osv o.l m.fl m.m etc mv',
  },
  fi: {
    before: 'esim tri toht maist ent os. noin ko em hra rva nti fil',
    number: 'nro luku klo kuva',
    either: 'eaa jaa ekr eKr milj puh vuos os',
    last: 'jne yms ym tms jms etc ynnä.muuta',
  },
  pl: {
    before: 'inż hab doc al ul os m.in ob zob im woj pow sierż med red prez ang proc przyp n.p.m',
    number: 'tab ust par poz roz godz ok',
    either: 'tys sek kom',
    last: 'itd itp i.in etc',
  },
  cs: {
    before: 'doc např popř resp něm srov ul nám por pí ad cca roč m.j red vyd',
    number: 'čís odst písm obr tab kap',
    either: 'hod sek mil tis',
    last: 'atd apod aj etc',
  },
  sk: {
    before: 'doc t.j napr resp príp popr nem ul nám por cca roč m.r red vyd',
    number: 'čís ods písm obr tab kap',
    either: 'hod sek mil tis máj jún júl okt',
    last: 'atď apod etc a.i',
  },
  hu: {
    before: 'ifj özv stb. ill vö ún uo ua ker vki',
    number: 'old fej ábra köt',
    either: 'febr márc ápr máj jún júl szept okt em nyrt',
    last: 'stb etc',
  },
  ro: {
    before: 'd-l dna d-na dra av șos ex de.ex ap cca univ',
    number: 'alin lit pag tab',
    either: 'ian febr iun iul noiem mil',
    last: 'etc ș.a ș.a.m.d ș.cl',
  },
  tr: {
    before: 'doç yrd av müh alb çev ör örn müd sok cad mah apt ort',
    number: 'sayfa böl şek',
    either: 'yy şti tic san',
    last: 'vb vs vd vdl',
  },
  hr: {
    before: 'mag doc dipl inž odn usp ul gđa gdja tal ur im',
    number: 'toč tab pog',
    either: 'god stolj mil tis',
    last: 'itd i.sl etc',
  },
  ru: {
    before:
      'проф акад доц канд г-н г-жа тов зам зав им ул пер бул бульв наб обл р-н пос дер корп т.е т.н ' +
      'т.к т.о т.ж напр англ нем франц лат рус мин рожд род ум около прим изд вып ст-ца муз ед пом ' +
      'сокр букв т.наз член-корр див зокр тобто т.зв т.з перен укр б.з.б т.д.с вул буд',
    number: 'рис табл разд',
    either:
      'тис тыс руб коп долл га куб экз чел сек год град од янв февр фев апр июн июл авг сент окт нояб ' +
      'ноя дек січ лют бер квіт жовт груд тел об вид журн',
    last: 'т.д т.п т.б т.с.с и.т.д и.т.п і.т.д і.т.п проч ін инш',
  },
  el: {
    before: 'δρ κα κος κκ καθ π.χ δηλ βλ λ.χ αγ οδ λεωφ αρ χλμ περ τηλ στρ υπ αν πρβλ κ.ά.π',
    number: 'αριθ σελ κεφ εικ τομ παρ άρθρ',
    either: 'ιαν φεβ μαρ απρ μαι ιουν ιουλ αυγ σεπτ οκτ νοε δεκ εκ εκατ δισ χιλ',
    last: 'κ.λπ κλπ κ.ά κ.τ.λ κτλ κ.ο.κ',
  },
  ar: {
    before: 'أ.د د.ر',
  },
  indic: {
    before:
      'डॉ डा प्रो श्री श्रीमती कु सौ पं सु सं मो ले कर्नल इं एड रु रू कि.मी कि.ग्रा सेमी जि ता पो उदा ' +
      'क्र मि इ.स ई.पू ডা ড ডঃ মো মোঃ প্রফেসর ডক্টর શ્રી ડૉ ડો પ્રો ਡਾ ਪ੍ਰੋ ਸ டாக்டர் திரு திருமதி ' +
      'பேரா செல்வி డా డాక్టర్ శ్రీ ప్రొ ಡಾ ಶ್ರೀ ಪ್ರೊ ഡോ പ്രൊ പ്രൊഫ ശ്രീ അഡ്വ ශ්‍රී ආචාර්ය',
  },
}
