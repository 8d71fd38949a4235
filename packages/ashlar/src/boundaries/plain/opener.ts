import { isLetterKind, kindAt, kinds } from '../sentence/character-kind.js'

/** Words that, with a capital, begin sentences more often than names. */
const openers = /* @__PURE__ */ new Set(
  'The A An He She It We They You I His Her Our My Their This That These Those There In On At For From But And If When After As So What How Der Die Das Er Sie Es Wir Ich Im Am Ein Eine Und Le La Les Il Elle Un Une Nous El Los Las En No Se'.split(
    ' ',
  ),
)
const longestOpener = 5

/** Whether a word that begins sentences begins at `at`. */
export function beginsSentence(text: string, at: number): boolean {
  let end = at
  while (end <= at + longestOpener && isLetterKind(kindAt(text, end))) end += 1
  return kindAt(text, end) !== kinds.stop && openers.has(text.slice(at, end))
}
