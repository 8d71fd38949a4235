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
  before: 'dr prof mr mrs ms st vs cf e.g i.e ca al ing lic arch mgr hon rev gen col capt lt sgt ph approx',
  number: 'no nr p pp vol fig art sec n°',
  either:
    'inc ltd co corp llc plc gmbh s.a s.r.l s.p.a a.s u.s u.s.a u.k u.n e.u d.c jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'jr sr a.m p.m min max mt tel ed eds rs bros etc',
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
      'messrs mmes mssrs maj brig cmdr adm sen rep gov pres supt fr sgt cpl pvt insp det atty pro fig figs eq eqs ref refs viz resp dept mt messr ' +
      'esp incl excl med lit orig asst assoc univ usu var nee cal gr ie eg vs. drs profs gens lts sens reps govs mx pt ven',
    number: 'nos art arts ch chap chaps sec secs vols para app ser op pt pts pg pgs col cols ver tab ex pop rs sect lot bk fol',
    either:
      'ave blvd rd hwy sq ct bldg apt mon tue tues wed thu thur thurs fri sat sun est ext ca calif tex fla mass conn wash ore ariz colo ' +
      'minn mich ill ind wis pa va md ga ala ky tenn okla kan neb nev mo la r.i n.y n.j n.h n.c s.c n.d s.d n.m w.va l.a n.w n.e s.w s.e ' +
      'ne nw se sw intl natl mfg dist nat hist dept esq ret i.v st mgmt sci tech oz lb lbs ft mi yd gal pt qt in fl hrs mins secs yr yrs mo mos sq cu avg e.t p.s p.o',
    last: 'etc et.al et.seq ibid',
  },
  de: {
    before:
      'hr hrn fr frl bzw z.b d.h u.a u.ä s.o s.u v.a i.d.r z.t z.zt o.ä o.g sog sogen vgl evtl ggf inkl exkl bspw insb insbes geb gest verh dipl mag univ kath ev evang ' +
      'kgl österr schweiz dt engl franz lat griech russ ital span amerik allg bes urspr bzgl betr gem lt mind rd ausschl einschl einschließl einschl d i.e i.d.f m.e u.u ' +
      'zz zzt hl hrsg herausg jur med phil rer nat theol techn habil pol oec stv stellv v.l.n.r o.b.d.a n.n a.d.s prim doz ass verw ehem abgek',
    number: 'nr abs s abb bd bde kap art tab ziff lit anm anl jg hft h aufl ausg kl pkt rn rdnr rz var nrn §',
    either:
      'jan feb febr mär märz apr aug sept okt nov dez mo di mi do fr sa so v.chr n.chr chr jh jhd jhdt mio mrd tsd std min sek str pl tel ca zus a.a.o i.a i.v a.d a.m d.j d.m e.v ' +
      'ges inh abt anz mwst zzgl verf wiss kfm st o.p o.j anm gebr ag kg u.a.m ua',
    last: 'usw etc usf u.s.w u.s.f ff f dgl u.dgl u.v.m uvm u.v.a o.dgl',
  },
  fr: {
    before: 'm mm mme mmes mlle mlles me mgr vve dr drs pr prs st ste p.ex par.ex c.-à-d c.a.d c.à.d cf env éd coll dir hab adj anc chap dép jr apr av min trad boul bd all rte ill cad',
    number: 'n no nos art chap fig p pp t vol al §',
    either: 'janv févr fév avr juil sept oct nov déc lun mar mer jeu ven sam dim av j.-c j.c s.a s.a.r.l s.a.s r.-v tél s.m m.m i.e op ltd q.i',
    last: 'etc',
  },
  es: {
    before:
      'sr sra sres sras srta srtas d dª dña dn dra dras ud uds vd vds prof profa lic ing arq gral cnel cap tte sgto mons fr hno hna excmo excma ilmo ilma sto sta p.ej ej av avda ' +
      'aprox depto dpto dir gob min pdte pdta rvdo tel telf univ pról esp lcdo lcda mtro c.c ntra ntro admón atte cía',
    number: 'núm núms n.º art arts cap caps pág págs párr párrf fig vol t inc lám nro nº no',
    either:
      'ene feb mar abr may jun jul ago sep sept set oct nov dic lun mié jue vie sáb dom ee.uu ee uu s.a s.l a.c d.c hs km kg cm mm izq dcha dcho esq c.v r.u jj.oo ff.aa cc.oo rr.hh mt',
    last: 'etc',
  },
  it: {
    before:
      'sig sigg sig.ra sig.na sig.re dott dott.ssa dr.ssa prof prof.ssa avv ing arch geom rag on sen mons egr gent spett ill cav comm gen col cap ten magg mar p.es ad.es es ecc.mo ' +
      'v.le v.cte p.za c.so f.lli s.ta s.to s.ra ss d.ssa rev amm pres min art tel cfr v all cd c.d cosidd ca econ az dipl not',
    number: 'art artt n nn pag pagg p pp cap capp fig figg vol tav par co',
    either: 'gen feb mar apr mag giu lug ago set sett ott nov dic lun mar mer gio ven sab dom a.c d.c s.p.a s.r.l s.n.c f.p p.s sec secc lit',
    last: 'ecc etc',
  },
  pt: {
    before:
      'sr sra srs sras srta dr dra drs dras prof profa profª eng engª arq exmo exma ilmo ilma d dom gen cel cap ten maj sgt pe fr rev mons sto sta p.ex av r al trav pç dep ' +
      'adm dir univ aprox tel lic des min obs v.exª gov pres',
    number: 'n n.º n.os nº núm art arts cap pág págs p pp fig vol inc tab séc doc dec',
    either: 'jan fev mar abr mai jun jul ago set out nov dez seg ter qua qui sex sáb dom a.c d.c s.a ltda cia e.u.a eua jr',
    last: 'etc',
  },
  nl: {
    before:
      'dhr mevr mw mej mr ir ing drs dr prof ds bijv bv b.v d.w.z dwz o.a m.n i.p.v i.v.m t.o.v n.a.v m.b.t t.a.v z.g zgn z.n zn resp incl excl ca evt event nl vgl m.a.w a.d ' +
      't.w v.d jhr lt kol gen st gebr ong ned eng fr ds v aanw vnw bep bijz d.m.v e.a i.h.a i.t.t j.l m.i.v o.l.v o.m p.p t.g.v u.s wnd',
    number: 'nr nrs blz p pag art afd hfdst afb tab deel lid',
    either: 'jan feb mrt apr jun jul aug sept okt nov dec ma di wo do vr za zo n.v b.v v.chr n.chr chr a.u.b t/m tel str enz e.v i.o c.s',
    last: 'enz etc e.d e.a m.m',
  },
  da: {
    before:
      'hr fr frk dr prof bl.a f.eks fx ca evt ekskl inkl iflg ift jf jfr mht nr pga p.g.a mfl vedr vha ang angå bla d.v.s dvs eks fhv f forb gl hhv henh ifm kgl mag min max ndr o.l ' +
      'sml sml sst st tlf vs pr osv. alm mv. tidl f.kr e.kr',
    number: 'nr s pkt stk kap art fig bd § kl',
    either: 'jan feb mar apr jun jul aug sep sept okt nov dec man tir ons tor fre lør søn a.s aps kr mio mia mill mrd årh årg e.u cand stk u.s u.s.a tlf',
    last: 'osv m.fl m.v m.m mv mm mfl o.a etc m.h.t co',
  },
  sv: {
    before: 'bl.a t.ex d.v.s dvs fr.o.m f.d f.n s.k m.a.o o.dyl p.g.a pga t.o.m ang ca dr doc prof ev exkl inkl fig forts förf hr fr jfr jämf kungl resp st tel vd dir exv tf tfn',
    number: 'nr s sid kap art fig bd kl',
    either: 'jan feb mar apr jun jul aug sep sept okt nov dec f.kr e.kr milj mdr mkr kr tkr årh st e.d',
    last: 'osv m.fl m.m etc o.s.v',
  },
  no: {
    before: 'bl.a f.eks dvs d.v.s ca dr prof hr fr frk ev evt inkl ekskl iflg jf jfr pga p.g.a mht m.h.t ang ifm ift st tlf vs kgl tidl fork s.k hhv kap pr',
    number: 'nr s kap art fig bd kl pkt §',
    either: 'jan feb mar apr jun jul aug sep sept okt nov des f.kr e.kr mill mrd kr årh',
    last: 'osv o.l m.fl m.m etc mv',
  },
  fi: {
    before: 'esim mm mm. prof tri toht maist ns nk ts ks vrt ent os. n noin ko em tk hra rva nti leht apul dipl.ins fil yht joht huom lyh synt kirj toim myöh vast lat engl ruots saks ransk',
    number: 'nro s luku klo kpl kuva',
    either: 'tammi helmi maalis eaa jaa ekr jkr eKr milj mrd puh vuos v p os',
    last: 'jne yms ym tms jms etc ynnä.muuta',
  },
  pl: {
    before:
      'dr prof mgr inż hab doc ks św bł al ul pl os np m.in tj tzn tzw ob por zob ww jw pt im woj pow gm gen płk mjr kpt ppłk por sierż hr br śp lek med adw red dyr prez min ' +
      'wg ang niem franc łac gr ros wł hiszp ok ds pn wsch zach płd śr vs proc tzw przyp red wyd oprac tłum n.p.m inz',
    number: 'nr str s rys tab art ust pkt par poz roz t zob godz lp §',
    either: 'r w ww p.n.e n.e r.p p.o zł gr mln mld tys sek min godz tel kom sp z.o.o sp.z.o.o s.a o.o styc lut mar kwi maj cze lip sie wrz paź lis gru pon wt śr czw pt sob niedz i.in',
    last: 'itd itp i.in etc',
  },
  cs: {
    before: 'dr prof doc ing mgr mudr judr phdr rndr bc csc tzv tj např popř resp vč mj angl něm franc lat tzn srov př zejm sv ul nám gen plk mjr kpt por p pí sl ad cca kol roč m.j red vyd',
    number: 'č čís str s odst písm obr tab kap sv roč čl §',
    either: 'r n.l př.n.l hod min sek mil mld tis kč tel s.r.o a.s v.o.s z.s led ún bře dub kvě čvn čvc srp zář říj lis pro stol',
    last: 'atd apod aj etc',
  },
  sk: {
    before: 'dr prof doc ing mgr mudr judr phdr rndr bc csc tzv tj t.j napr resp vr príp popr angl nem franc lat porov sv ul nám gen plk mjr kpt por p sl zn cca kol roč tzn m.r red vyd hl čl',
    number: 'č čís str s ods písm obr tab kap sv roč čl §',
    either: 'r n.l pr.n.l hod min sek mil mld tis kč sk tel s.r.o a.s v.o.s jan feb mar apr máj jún júl aug sep okt nov dec stor',
    last: 'atď apod etc a.i',
  },
  hu: {
    before: 'dr prof ifj özv id gr br stb. pl ill kb vö ún uo ua mb ker szt vmi vki lásd l ti tk főv szerk ford szül',
    number: 'sz old o fej ábra köt',
    either: 'jan febr márc ápr máj jún júl aug szept okt nov dec kr.e kr.u i.e i.sz u em krt rt kft bt zrt nyrt ft min',
    last: 'stb etc',
  },
  ro: {
    before: 'dl d-l dna d-na dra dr prof ing av acad gen col cpt lt sf str bd bul șos nr ex de.ex jud com mun or ap sc et bl loc cca conf lect asist univ',
    number: 'nr art alin lit pag p vol fig cap pct tab',
    either: 'ian feb febr mar apr iun iul aug sept oct noiem nov dec î.hr d.hr î.e.n e.n s.a s.r.l mil mld a.c min tel',
    last: 'etc ș.a ș.a.m.d ș.cl',
  },
  tr: {
    before: 'dr prof doç yrd av müh mim uzm alb gen org korg tüm bkz çev haz yay ör örn vb. hz st sn bn müd öğr gör sok cad mah bul apt ort yak akt bşk',
    number: 'no s sf sayfa md böl şek c ss',
    either: 'oca şub mar nis may haz tem ağu eyl eki kas ara m.ö m.s i.ö i.s yy tl a.ş ltd.şti şti ltd tic san tel t.c a.b.d',
    last: 'vb vs vd vdl',
  },
  hr: {
    before: 'dr prof mr mag doc dipl ing inž npr tj tzv odn usp sv ul g gđa gdja gosp akad arh str. st sl engl njem franc lat tal gl vl red ur izd prev im prim',
    number: 'br str sv čl st toč sl tab pog gl r §',
    either: 'god g st stolj pr.kr po.kr p.n.e n.e mil mlrd tis kn tel d.o.o d.d j.d.o.o s.p sij velj ožu tra svi lip srp kol ruj lis stu pro',
    last: 'itd i.sl etc',
  },
  ru: {
    before:
      'проф акад доц канд др г-н г-жа гр тов гл зам зав им ул пр просп пер пл бул бульв ш наб обл р-н пос дер с д кв корп стр т.е т.н т.к т.о т.ж напр см ср англ нем франц фр лат греч итал исп рус ' +
      'св преп инж ген полк кап лейт маj маршал мин рожд род ум ок около прим ред сост изд вып перев ст-ца муз худ реж арх муж жен мн ед пом ст сокр букв буквально иначе т.наз ' +
      'чл член-корр вид журн ім вул просп буд проф акад доц див напр зокр тобто т.зв т.з перен укр лат пер бл вкл напр ок ул бул проф инж б.з.б т.д.с',
    number: 'стр с рис табл гл п пп ст разд т тт вып № илл примеч кн ч п.п рр',
    either:
      'г гг в вв н.э до.н.э н.е до.н.е р рр ст тис млн млрд тыс руб коп долл грн кг км см мм мг мл га кв куб кв.м куб.м у.е шт экз чел мин сек час ч год хв сек град кб мб вт од м т ' +
      'янв февр фев мар апр май июн июл авг сент сен окт нояб ноя дек січ лют бер квіт трав черв лип серп вер жовт лист груд тел ф с.ш ю.ш в.д з.д л.с об а.е з.с сл т.г с.г л б.т ж ғ ғғ',
    last: 'т.д т.п др пр т.б т.с.с и.т.д и.т.п і.т.д і.т.п проч ін инш',
  },
  el: {
    before: 'δρ κ κα κος κκ καθ π.χ δηλ βλ λ.χ αγ οδ λεωφ αρ χλμ περ τηλ στρ υπ αν πρβλ κ.ά.π',
    number: 'αρ αριθ σελ σ κεφ εικ τομ τ παρ άρθρ',
    either: 'π.χ π.μ μ.μ μ.χ ιαν φεβ μαρ απρ μαι ιουν ιουλ αυγ σεπτ οκτ νοε δεκ α.ε ε.ε ο.ε εκ εκατ δισ χιλ η.π.α',
    last: 'κ.λπ κλπ κ.ά κ.τ.λ κτλ κ.ο.κ',
  },
  hy: { either: 'թ դ' },
  ar: { before: 'د م أ ج ص ق ت أ.د د.ر س ه', number: 'ص ج رقم' },
  indic: {
    before:
      'डॉ डा प्रो श्री श्रीमती कु सौ पं सु सं मो ले कर्नल इं एड रु रू कि.मी कि.ग्रा सेमी जि ता पो उदा क्र मि इ.स ई.पू ডা ড ডঃ মো মোঃ প্রফেসর ডক্টর શ્રી ડૉ ડો પ્રો ' +
      'ਡਾ ਪ੍ਰੋ ਸ ਡਾ. டாக்டர் திரு திருமதி பேரா செல்வி డా డాక్టర్ శ్రీ ప్రొ ಡಾ ಶ್ರೀ ಪ್ರೊ ഡോ പ്രൊ പ്രൊഫ ശ്രീ അഡ്വ ශ්‍රී ආචාර්ය',
  },
}
