import { scripts } from './script.js'

/** What the rules know of a language. */
export interface Language {
  readonly code: string
  /** Its script; 0 for languages whose script has no rules of its own. */
  readonly script: number
  /** Which list of abbreviations it reads, when not its own. */
  readonly abbreviations?: string
  /** Writes ordinal numbers with a stop: `3. Mai`. */
  readonly ordinals?: true
  /**
   * Its commonest words, in small letters. They tell the language; and where a stop alone does not tell, an end stands
   * before one of them written with a capital.
   */
  readonly words?: string
}

const l = scripts.latin

/** Latin-script languages first: the order is that of the tie-break in `LanguageAround`. */
export const languages: readonly Language[] = [
  {
    code: 'en',
    script: l,
    words:
      "the of and to in is was that it for with as his he be by on are at from had this not but have which were a an she we they you i these those there here what who when where why how do does did can could if or so after before however then while although because since her its our their my your no yes let please most many some all one another each both it's i'm he's she's we're they're that's there's don't we've i've it'll millions thousands hundreds two three several nobody everyone someone people",
  },
  {
    code: 'de',
    script: l,
    ordinals: true,
    words:
      'der die und das ist von den mit sich des dem nicht ein eine auf für als auch es im wird bei zu er sie werden einer aus nach wurde wir ich ihr dies diese dieser dieses in am an vor zum zur aber oder doch so da dann wenn nun hier dort was wer wie wo warum man sein seine ihre mein unser durch seit trotz während obwohl weil jedoch kein keine alle viele bis nur vgl siehe',
  },
  {
    code: 'fr',
    script: l,
    words:
      'le la les de des et est un une du que dans qui pour pas sur par au avec ce il elle sont plus ne se à aux en ont été ils elles on nous vous je cet cette ces cela ça sans mais ou donc or car si quand comme où quoi après avant son sa ses leur leurs mon notre votre selon lors depuis puis ainsi tout tous',
  },
  {
    code: 'es',
    script: l,
    words:
      'el la de que y en los del se las por un para con no una su al lo como más pero sus fue es son está ha unos unas él ella ellos sin o si cuando donde qué quién este esta estos estas eso esto le según tras desde hasta también además así',
  },
  {
    code: 'it',
    script: l,
    words:
      'il di che e la un per è non una sono del con da le si dei nel alla della gli al come ha anche più i lo uno in su ma o se quando dove chi questo questa questi queste ci nella dopo prima secondo poi così',
  },
  {
    code: 'pt',
    script: l,
    words:
      'o a de que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das à seu são ela eles elas ou quando onde quem este esta isto esse essa isso segundo após depois também',
  },
  {
    code: 'nl',
    script: l,
    words:
      'de het een van en dat is op te zijn voor met die niet aan er om ook als bij naar uit door maar wordt dan hij werd heeft zij ze we wij ik je u dit deze in na of toen waar wat wie hoe waarom zo',
  },
  {
    code: 'da',
    script: l,
    ordinals: true,
    words:
      'det er og at på til en af den der har jeg ikke med de for som et han var om hun efter blev kan skal nær ved vi du her i men eller hvis når hvad hvem hvor hvorfor hvordan så da dette denne disse',
  },
  {
    code: 'sv',
    script: l,
    words:
      'och att det i en som är av för på den med inte till har de ett om var jag men han från vid sig efter kan ska eller hon vi du när vad vem varför hur så då detta denna dessa',
  },
  {
    code: 'no',
    script: l,
    ordinals: true,
    words:
      'det er og i på til en av som har jeg ikke med de for et han var om etter ble kan skal fra seg eller men ved også den hun vi du der her hvis når hva hvem hvor hvorfor hvordan så da dette denne disse',
  },
  {
    code: 'fi',
    script: l,
    ordinals: true,
    words:
      'ja on ei se että oli ovat hän mutta kun joka myös sen ole tai kuin niin nyt mukaan sekä vain sitten jotka voi vuonna he me minä sinä tämä nämä ne jos',
  },
  {
    code: 'pl',
    script: l,
    ordinals: true,
    words:
      'i w z na do nie się jest to że o jak za od po przez dla oraz był które ale jego są która tym roku przy został a on ona oni ja my gdy kiedy jeśli co kto gdzie ten ta te jej ich',
  },
  {
    code: 'cs',
    script: l,
    ordinals: true,
    words:
      'a v na se je že to s z do o jsou byl ve pro jako za by ale které který od po jeho však jsem nebo která není ten ta on ona my já když pokud jak co kdo kde podle její',
  },
  {
    code: 'sk',
    script: l,
    ordinals: true,
    words:
      'a v na sa je že to s z do o sú bol vo pre ako za by ale ktoré ktorý od po jeho však som alebo bola nie ktorá ide ten tá on ona my ja keď ak čo kto kde podľa jej',
  },
  {
    code: 'hu',
    script: l,
    ordinals: true,
    words:
      'a az és hogy nem is egy ez volt meg de csak már mint még el van ki vagy azt itt ami lesz lehet ha ő ők mi én te hol mikor miért mert azonban ott',
  },
  {
    code: 'ro',
    script: l,
    words:
      'și de în la a cu o nu se este pe care din să că mai un pentru au fi sunt ce ca prin sau fost după dar el ea ei noi eu dacă când cum unde cine acest această',
  },
  {
    code: 'tr',
    script: l,
    ordinals: true,
    words:
      've bir bu da de için ile çok daha olarak gibi olan o ne var ama en kadar sonra değil mi olduğu tarafından her ya ben biz sen siz onlar kim nasıl neden eğer çünkü ancak şu',
  },
  {
    code: 'hr',
    script: l,
    ordinals: true,
    words:
      'i u je da se na za su od s kao to koji a ne bi iz o što nije koja ali do sam te samo bio biti on ona oni mi ja ako kad kako tko gdje nakon prema',
  },
  {
    code: 'ru',
    script: scripts.cyrillic,
    words:
      'в на он она оно они мы я это но и а с по из за от для как если когда что кто где не его её их этот эта эти так там у до после при также',
  },
  ...alike('uk be bg mk kk ky mn', { script: scripts.cyrillic, abbreviations: 'ru' }),
  {
    code: 'el',
    script: scripts.greek,
    words:
      'ο η το οι τα τον την ένας μια αυτός αυτή αυτό σε στο στη στην με για από και αλλά αν όταν πώς τι ποιος πού δεν',
  },
  { code: 'hy', script: scripts.armenian },
  { code: 'ar', script: scripts.arabic },
  ...alike('fa ur ps', { script: scripts.arabic, abbreviations: 'ar' }),
  ...alike('hi mr ne sa bn as gu pa or ta te kn ml si', { script: scripts.indic, abbreviations: 'indic' }),
  { code: 'th', script: scripts.thai },
  { code: 'lo', script: scripts.lao },
  { code: 'bo', script: scripts.tibetan },
  { code: 'my', script: scripts.burmese },
  { code: 'am', script: scripts.ethiopic },
  { code: 'ti', script: scripts.ethiopic },
  { code: 'km', script: scripts.khmer },
  { code: 'zh', script: scripts.cjk },
  { code: 'ja', script: scripts.cjk },
  { code: 'ko', script: scripts.hangul },
  { code: 'he', script: scripts.hebrew },
  { code: 'yi', script: scripts.hebrew },
  { code: 'ka', script: scripts.georgian },
  // Latin script, read with the shared lists and every opener.
  { code: 'ca', script: l, abbreviations: 'es' },
  { code: 'gl', script: l, abbreviations: 'pt' },
  ...alike('nb nn', { script: l, abbreviations: 'no', ordinals: true }),
  { code: 'is', script: l, abbreviations: 'da', ordinals: true },
  ...alike('sl bs sr', { script: l, abbreviations: 'hr', ordinals: true }),
  { code: 'et', script: l, abbreviations: 'fi', ordinals: true },
  ...alike('lv lt eu', { script: l, ordinals: true }),
  { code: 'af', script: l, abbreviations: 'nl' },
  ...alike('sq ga cy id ms tl vi sw eo', { script: l }),
]

/** Languages that are read by the same rules. */
function alike(codes: string, rules: Omit<Language, 'code'>): Language[] {
  return codes.split(' ').map((code) => ({ code, ...rules }))
}
