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
  /** Words that are common and rare elsewhere; they tell the language. */
  readonly common?: string
  /** Further words that begin sentences; what they follow is an end when the stop alone does not tell. */
  readonly openers?: string
}

const l = scripts.latin

/** Latin-script languages first: the order is that of the tie-break in {@link languageAround}. */
export const languages: readonly Language[] = [
  {
    code: 'en', script: l,
    common: 'the of and to in is was that it for with as his he be by on are at from had this not but have which were',
    openers:
      "the a an he she it we they you i this that these those there here what who when where why how which is are was do does did can could if in on at for but and or so as by to from after before however then while although because since his her its our their my your no yes let please most many some all one another each both it's i'm he's she's we're they're that's there's don't we've i've it'll millions thousands hundreds two three many several nobody everyone someone people",
  },
  {
    code: 'de', script: l, ordinals: true,
    common: 'der die und das ist von den mit sich des dem nicht ein eine auf für als auch es im wird bei zu er sie werden einer aus nach wurde',
    openers: 'der die das ein eine er sie es wir ich ihr dies diese dieser dieses in im am auf an bei mit nach von vor zu zum zur und aber oder doch so da dann wenn als auch nun hier dort was wer wie wo warum man sein seine ihre mein unser für durch seit trotz während obwohl weil jedoch nicht kein keine alle viele bis nur',
  },
  {
    code: 'fr', script: l,
    common: "le la les de des et est un une du que dans qui pour pas sur par au avec ce il elle sont plus ne se à aux en ont été l'a",
    openers: 'le la les un une des il elle ils elles on nous vous je ce cet cette ces cela ça en dans pour par sur avec sans mais et ou donc or car si quand comme où que qui quoi après avant à au aux son sa ses leur leurs mon notre votre selon lors depuis puis ainsi tout tous',
  },
  {
    code: 'es', script: l,
    common: 'el la de que y en los del se las por un para con no una su al lo como más pero sus fue es son está ha',
    openers: 'el la los las un una unos unas él ella ellos es en de por para con sin pero y o si cuando como donde que qué quién su sus este esta estos estas eso esto se no lo le al del según tras desde hasta también además así',
  },
  {
    code: 'it', script: l,
    common: 'il di che e la un per è non una sono del con da le si dei nel alla della gli al come ha anche più i',
    openers: 'il lo la i gli le un uno una è in di da per con su ma e o se quando come dove che chi non questo questa questi queste si ci al alla nel nella del della dopo prima secondo anche poi così',
  },
  {
    code: 'pt', script: l,
    common: 'o a de que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das à seu são',
    openers: 'o a os as um uma ele ela eles elas em no na de do da por para com mas e ou se quando como onde que quem não este esta isto esse essa isso segundo após depois também',
  },
  {
    code: 'nl', script: l,
    common: 'de het een van en dat is op te zijn voor met die niet aan er om ook als bij naar uit door maar wordt dan hij werd heeft',
    openers: 'de het een hij zij ze we wij ik je u dit dat deze die er in op van voor met bij na naar door om maar en of als toen waar wat wie hoe waarom ook zo dan',
  },
  {
    code: 'da', script: l, ordinals: true,
    common: 'det er og at på til en af den der har jeg ikke med de for som et han var om hun efter blev kan skal nær ved',
    openers: 'det den de en et han hun vi jeg du der her i på til med for efter men og eller hvis når hvad hvem hvor hvorfor hvordan som så da dette denne disse',
  },
  {
    code: 'sv', script: l,
    common: 'och att det i en som är av för på den med inte till har de ett om var jag men han från vid sig efter kan ska eller',
    openers: 'det den de en ett han hon vi jag du i på till med för efter men och eller om när vad vem var varför hur som så då detta denna dessa',
  },
  {
    code: 'no', script: l, ordinals: true,
    common: 'det er og i på til en av som har jeg ikke med de for et han var om etter ble kan skal fra seg eller men ved også',
    openers: 'det den de en et han hun vi jeg du der her i på til med for etter men og eller hvis når hva hvem hvor hvorfor hvordan som så da dette denne disse',
  },
  {
    code: 'fi', script: l, ordinals: true,
    common: 'ja on ei se että oli ovat hän mutta kun joka myös sen ole tai kuin niin nyt mukaan sekä vain sitten jotka voi vuonna',
    openers: 'se hän he me minä sinä tämä nämä ne joka kun jos mutta ja tai niin sitten myös vuonna',
  },
  {
    code: 'pl', script: l, ordinals: true,
    common: 'i w z na do nie się jest to że o jak za od po przez dla oraz był które ale jego są która tym roku przy został',
    openers: 'to w na z do nie po od za o i a ale on ona oni ja my jest gdy kiedy jeśli jak co kto gdzie ten ta te dla przez przy jego jej ich',
  },
  {
    code: 'cs', script: l, ordinals: true,
    common: 'a v na se je že to s z do o jsou byl ve pro jako za by ale které který od po jeho však jsem nebo která není',
    openers: 'v na s z do to ten ta on ona my já je když pokud jak co kdo kde ale a po pro za od podle jeho její',
  },
  {
    code: 'sk', script: l, ordinals: true,
    common: 'a v na sa je že to s z do o sú bol vo pre ako za by ale ktoré ktorý od po jeho však som alebo bola nie ktorá ide',
    openers: 'v na s z do to ten tá on ona my ja je keď ak ako čo kto kde ale a po pre za od podľa jeho jej',
  },
  {
    code: 'hu', script: l, ordinals: true,
    common: 'a az és hogy nem is egy ez volt meg de csak már mint még el van ki vagy azt itt ami lesz lehet ha',
    openers: 'a az ez egy és de ha hogy nem ő ők mi én te ki hol mikor miért mert azonban itt ott',
  },
  {
    code: 'ro', script: l,
    common: 'și de în la a cu o nu se este pe care din să că mai un pentru au fi sunt ce ca prin sau fost după dar',
    openers: 'în la de cu o un el ea ei noi eu este pe din dar și sau dacă când cum unde ce cine nu acest această pentru după',
  },
  {
    code: 'tr', script: l, ordinals: true,
    common: 've bir bu da de için ile çok daha olarak gibi olan o ne var ama en kadar sonra değil mi olduğu tarafından her ya',
    openers: 'bu bir o ve ama ben biz sen siz onlar ne kim nasıl neden eğer çünkü daha sonra ancak şu',
  },
  {
    code: 'hr', script: l, ordinals: true,
    common: 'i u je da se na za su od s kao to koji a ne bi iz o što nije koja ali do sam te samo bio biti',
    openers: 'u na za od s iz to on ona oni mi ja je ako kad kako što tko gdje ali a i ne te nakon prema',
  },
  { code: 'ru', script: scripts.cyrillic, openers: 'в на он она оно они мы я это но и а с по из за от для как если когда что кто где не его её их этот эта эти так там у до после при также' },
  { code: 'uk', script: scripts.cyrillic, abbreviations: 'ru' },
  { code: 'be', script: scripts.cyrillic, abbreviations: 'ru' },
  { code: 'bg', script: scripts.cyrillic, abbreviations: 'ru' },
  { code: 'mk', script: scripts.cyrillic, abbreviations: 'ru' },
  { code: 'kk', script: scripts.cyrillic, abbreviations: 'ru' },
  { code: 'ky', script: scripts.cyrillic, abbreviations: 'ru' },
  { code: 'mn', script: scripts.cyrillic, abbreviations: 'ru' },
  { code: 'el', script: scripts.greek, openers: 'ο η το οι τα τον την ένας μια αυτός αυτή αυτό σε στο στη στην με για από και αλλά αν όταν πώς τι ποιος πού δεν' },
  { code: 'hy', script: scripts.armenian },
  { code: 'ar', script: scripts.arabic },
  { code: 'fa', script: scripts.arabic, abbreviations: 'ar' },
  { code: 'ur', script: scripts.arabic, abbreviations: 'ar' },
  { code: 'ps', script: scripts.arabic, abbreviations: 'ar' },
  ...['hi', 'mr', 'ne', 'sa', 'bn', 'as', 'gu', 'pa', 'or', 'ta', 'te', 'kn', 'ml', 'si'].map((code) => ({ code, script: scripts.indic, abbreviations: 'indic' })),
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
  { code: 'nb', script: l, abbreviations: 'no', ordinals: true },
  { code: 'nn', script: l, abbreviations: 'no', ordinals: true },
  { code: 'is', script: l, abbreviations: 'da', ordinals: true },
  { code: 'sl', script: l, abbreviations: 'hr', ordinals: true },
  { code: 'bs', script: l, abbreviations: 'hr', ordinals: true },
  { code: 'sr', script: l, abbreviations: 'hr', ordinals: true },
  { code: 'et', script: l, abbreviations: 'fi', ordinals: true },
  { code: 'lv', script: l, ordinals: true },
  { code: 'lt', script: l, ordinals: true },
  { code: 'sq', script: l },
  { code: 'eu', script: l, ordinals: true },
  { code: 'ga', script: l },
  { code: 'cy', script: l },
  { code: 'af', script: l, abbreviations: 'nl' },
  { code: 'id', script: l },
  { code: 'ms', script: l },
  { code: 'tl', script: l },
  { code: 'vi', script: l },
  { code: 'sw', script: l },
  { code: 'eo', script: l },
]
