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
  either: 'inc co corp jan feb mar apr jun jul aug sep sept oct nov dec min max tel ed eds bros etc al',
  last: 'ph.d m.d b.a m.a ll.m ll.b ll.d j.d m.b.a b.sc m.sc b.c a.d c.e b.c.e',
}

/**
 * By language code. Words that are also common words of the language are left out, or stand under `number`.
 * Collected by hand from dictionaries' lists of abbreviations; lists are short on purpose, because shape tells
 * the rest (single letters, dotted letters, words without a vowel).
 */
export const abbreviations: Readonly<Record<string, AbbreviationLists>> = {
  latin,
  en: {
    before:
      'messrs mmes mssrs maj brig cmdr adm sen rep gov pres supt fr cpl pvt insp det atty fig figs eq ' +
      'eqs ref refs viz resp messr esp incl excl med asst assoc univ usu var gr ie eg drs profs gens ' +
      'lts sens reps govs ms',
    number: 'nos arts ch chap chaps vols para app ser pts pg pgs col cols ver tab rs sect lot bk fol',
    either:
      'ave hwy apt tue tues thu thur thurs ext ca calif tex fla ariz colo minn mich wis ala ky tenn ' +
      'okla kan neb nev intl natl nat hist esq ret mos avg dept est',
    last: 'etc et.al et.seq ibid',
  },
  de: {
    before:
      'hr hrn frl bzw z.b d.h u.a u.ä s.o s.u v.a i.d.r z.t z.zt o.ä o.g sog sogen vgl evtl ggf inkl ' +
      'exkl bspw insb insbes gest verh dipl mag univ kath ev evang kgl schweiz engl franz lat griech ' +
      'russ ital span amerik allg bes urspr bzgl betr gem mind rd ausschl einschl d i.d.f m.e u.u zz ' +
      'zzt hrsg herausg jur med phil rer theol techn habil oec stv stellv v.l.n.r o.b.d.a n.n a.d.s ' +
      'prim doz ass verw ehem abgek',
    number: 'abs s abb bd bde kap ziff lit anm anl jg hft h aufl ausg kl pkt rn rdnr rz nrn §',
    either: 'febr mär märz okt dez mio sek ca zus ges inh abt anz verf wiss gebr ag',
    last: 'usw etc usf u.s.w u.s.f ff f dgl u.dgl u.v.m uvm u.v.a o.dgl',
  },
  fr: {
    before:
      'm mm mme mmes mlle mlles me vve drs pr prs st ste p.ex par.ex c.-à-d c.a.d c.à.d env éd dir anc ' +
      'chap av boul bd rte',
    number: 'n nos t al §',
    either: 'janv févr fév avr juil déc tél op',
    last: 'etc',
  },
  es: {
    before:
      'sr sra sres sras srta srtas d dª dña dn dra dras ud uds vd vds profa arq gral cnel cap tte sgto ' +
      'mons fr hno hna excmo excma ilmo ilma sto sta p.ej ej av avda aprox depto dpto dir gob pdte ' +
      'pdta rvdo tel telf univ pról esp lcdo lcda mtro c.c ntra ntro admón atte cía',
    number: 'núm núms n.º arts caps pág págs párr párrf t inc lám nro nº',
    either: 'ene abr may ago set dic lun mié jue sáb ee uu izq dcha dcho esq',
    last: 'etc',
  },
  it: {
    before:
      'sig sigg sig.ra sig.na sig.re dott dott.ssa dr.ssa prof.ssa avv geom rag sen mons egr gent ' +
      'spett ill cav comm cap magg mar p.es ad.es es ecc.mo v.le v.cte p.za c.so f.lli s.ta s.to s.ra ' +
      'ss d.ssa amm pres art tel cfr v c.d cosidd econ az dipl',
    number: 'artt n nn pag pagg capp figg tav par co',
    either: 'gen mag giu lug ago sett ott dic lun mer gio ven sab dom sec secc lit',
    last: 'ecc etc',
  },
  pt: {
    before:
      'sr sra srs sras srta dra drs dras profa profª eng engª arq exmo exma ilmo ilma d cel cap maj fr ' +
      'mons sto sta p.ex av r trav pç dep adm dir univ aprox tel obs v.exª gov pres',
    number: 'n n.º n.os nº núm arts pág págs inc tab séc doc dec',
    either: 'fev abr mai ago set out dez sáb ltda cia eua',
    last: 'etc',
  },
  nl: {
    before:
      'dhr mevr mw mej ir drs bijv bv b.v d.w.z dwz o.a m.n i.p.v i.v.m t.o.v n.a.v m.b.t t.a.v z.g ' +
      'zgn z.n zn resp incl excl evt event nl vgl m.a.w a.d t.w v.d jhr kol st gebr ned fr v aanw vnw ' +
      'bep bijz d.m.v e.a i.h.a i.t.t j.l m.i.v o.l.v o.m p.p t.g.v u.s wnd',
    number: 'nrs blz pag afd hfdst afb tab lid',
    either: 'okt t/m enz',
    last: 'etc e.d m.m',
  },
  da: {
    before:
      'hr fr frk bl.a f.eks fx evt ekskl inkl iflg ift jf jfr mht nr pga p.g.a mfl vedr vha ang angå ' +
      'bla d.v.s dvs eks fhv f forb gl hhv henh ifm kgl ndr o.l sml tlf pr osv. alm mv. tidl f.kr e.kr',
    number: 's pkt stk kap bd § kl',
    either: 'okt aps mio mia mill årh årg cand',
    last: 'osv m.fl m.v m.m mv mm o.a etc m.h.t co',
  },
  sv: {
    before:
      'bl.a t.ex d.v.s dvs fr.o.m f.d f.n s.k m.a.o o.dyl p.g.a pga t.o.m ang ev exkl inkl fig forts ' +
      'förf hr fr jfr jämf kungl resp st tel vd exv tf tfn',
    number: 's sid kap bd kl',
    either: 'okt milj årh',
    last: 'osv m.fl m.m etc o.s.v',
  },
  no: {
    before:
      'bl.a f.eks dvs d.v.s hr fr frk ev evt inkl ekskl iflg jf jfr pga p.g.a mht m.h.t ang ifm ift ' +
      'tlf kgl tidl s.k hhv kap pr',
    number: 's bd kl pkt §',
    either: 'okt des mill årh',
    last: 'osv o.l m.fl m.m etc mv',
  },
  fi: {
    before:
      'esim mm tri toht maist ns nk ts ks vrt ent os. n noin ko em tk hra rva nti apul dipl.ins fil ' +
      'yht joht huom kirj toim myöh engl ruots saks ransk',
    number: 'nro s luku klo kpl kuva',
    either: 'eaa jaa ekr eKr milj puh vuos os',
    last: 'jne yms ym tms jms etc ynnä.muuta',
  },
  pl: {
    before:
      'inż hab doc ks św bł al ul pl os np m.in tj tzn tzw ob zob ww jw im woj pow gm płk mjr kpt ppłk ' +
      'sierż hr br śp lek med adw red dyr prez wg ang niem franc łac gr ros wł hiszp ds pn wsch zach ' +
      'płd proc przyp wyd oprac tłum n.p.m',
    number: 'str s rys tab ust pkt par poz roz t godz lp §',
    either: 'tys sek kom',
    last: 'itd itp i.in etc',
  },
  cs: {
    before:
      'doc mudr judr phdr rndr bc csc tzv tj např popř resp vč mj angl něm franc lat tzn srov př zejm ' +
      'sv ul nám plk mjr kpt por p pí sl ad cca kol roč m.j red vyd',
    number: 'č čís str s odst písm obr tab kap čl §',
    either: 'hod sek mil tis',
    last: 'atd apod aj etc',
  },
  sk: {
    before:
      'doc mudr judr phdr rndr bc csc tzv tj t.j napr resp vr príp popr angl nem franc lat porov sv ul ' +
      'nám plk mjr kpt por p sl zn cca kol roč tzn m.r red vyd hl čl',
    number: 'č čís str s ods písm obr tab kap §',
    either: 'hod sek mil tis máj jún júl okt',
    last: 'atď apod etc a.i',
  },
  hu: {
    before: 'ifj özv gr br stb. pl ill kb vö ún uo ua mb ker szt vmi vki lásd főv szerk ford szül',
    number: 'sz old o fej ábra köt',
    either: 'febr márc ápr máj jún júl szept okt em nyrt',
    last: 'stb etc',
  },
  ro: {
    before: 'dl d-l dna d-na dra av acad cpt sf str bd șos nr ex de.ex jud ap sc bl cca lect asist univ',
    number: 'alin lit pag pct tab',
    either: 'ian febr iun iul noiem mil',
    last: 'etc ș.a ș.a.m.d ș.cl',
  },
  tr: {
    before:
      'doç yrd av müh mim uzm alb korg tüm bkz çev yay ör örn hz st sn bn müd öğr gör sok cad mah apt ' +
      'ort yak akt bşk',
    number: 's sf sayfa md böl şek c ss',
    either: 'yy şti tic san',
    last: 'vb vs vd vdl',
  },
  hr: {
    before:
      'mag doc dipl inž npr tj tzv odn usp sv ul g gđa gdja gosp akad arh st sl engl njem franc lat ' +
      'tal gl vl ur izd prev im prim',
    number: 'br str čl toč tab pog r §',
    either: 'god stolj mil tis',
    last: 'itd i.sl etc',
  },
  ru: {
    before:
      'проф акад доц канд др г-н г-жа гр тов гл зам зав им ул пр пер пл бул бульв ш наб обл р-н пос ' +
      'дер кв корп стр т.е т.н т.к т.о т.ж напр см ср англ нем франц фр лат греч итал исп рус св преп ' +
      'инж ген полк кап лейт маj маршал мин рожд род ум около прим ред сост изд вып перев ст-ца муз ' +
      'худ реж арх ед пом ст сокр букв т.наз член-корр див зокр тобто т.зв т.з перен укр бл вкл б.з.б ' +
      'т.д.с вул буд',
    number: 'рис табл п пп разд т тт № илл примеч кн ч п.п рр',
    either:
      'тис тыс руб коп долл га куб экз чел сек год град од янв февр фев апр июн июл авг сент окт нояб ' +
      'ноя дек січ лют бер квіт жовт груд тел об вид журн',
    last: 'т.д т.п т.б т.с.с и.т.д и.т.п і.т.д і.т.п проч ін инш',
  },
  el: {
    before: 'δρ κ κα κος κκ καθ π.χ δηλ βλ λ.χ αγ οδ λεωφ αρ χλμ περ τηλ στρ υπ αν πρβλ κ.ά.π',
    number: 'αριθ σελ σ κεφ εικ τομ τ παρ άρθρ',
    either: 'ιαν φεβ μαρ απρ μαι ιουν ιουλ αυγ σεπτ οκτ νοε δεκ εκ εκατ δισ χιλ',
    last: 'κ.λπ κλπ κ.ά κ.τ.λ κτλ κ.ο.κ',
  },
  ar: {
    before: 'د م أ ج ص ق ت أ.د د.ر س ه',
    number: 'رقم',
  },
  indic: {
    before:
      'डॉ डा प्रो श्री श्रीमती कु सौ पं सु सं मो ले कर्नल इं एड रु रू कि.मी कि.ग्रा सेमी जि ता पो उदा ' +
      'क्र मि इ.स ई.पू ডা ড ডঃ মো মোঃ প্রফেসর ডক্টর શ્રી ડૉ ડો પ્રો ਡਾ ਪ੍ਰੋ ਸ டாக்டர் திரு திருமதி ' +
      'பேரா செல்வி డా డాక్టర్ శ్రీ ప్రొ ಡಾ ಶ್ರೀ ಪ್ರೊ ഡോ പ്രൊ പ്രൊഫ ശ്രീ അഡ്വ ශ්‍රී ආචාර්ය',
  },
}
