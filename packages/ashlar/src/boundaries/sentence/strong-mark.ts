import { strengths } from '../boundary.js'
import { isLetterKind, isTerminalKind, kindAt, kinds } from './character-kind.js'
import { beginsSmall, contentStart, kindAfterDash } from './content.js'
import { isUnspaced, scriptOf } from './script.js'
import { smileyEyes, type Tail } from './tail.js'

/**
 * The strength of the end at the mark at `at` (`!`, `?`, `。`, `।`), or 0: unlike a stop it is in no word, but a
 * small letter or a dash behind it can carry the sentence on. `endsUnspaced` says whether an end without a space
 * would do here.
 */
export function strongMark(text: string, at: number, tail: Tail, endsUnspaced: boolean): number {
  const isLatin = isLatinMark(text.charCodeAt(at))
  if (tail.at === tail.closeEnd) {
    if (isLatin) return endsUnspaced ? strengths.sentence : 0
    return isSpeechTag(text, at, tail) ? 0 : strengths.sentence
  }
  const content = contentStart(text, tail)
  const kind = kindAt(text, content)
  if (kind === kinds.dash) return kindAfterDash(text, content) === kinds.lower ? 0 : strengths.sentence
  if (kind === kinds.lower && isLatin) return beforeSmall(text, at, tail, content)
  return isMarkedName(text, at) ? 0 : strengths.sentence
}

function isLatinMark(unit: number): boolean {
  return unit < 0x80 || (unit >= 0x203c && unit <= 0x2049) || unit === 0x61f
}

/** SB8 ends no sentence before a small letter; behind `!` and `?` it is a weak end here, as chats and mails have it. */
function beforeSmall(text: string, at: number, tail: Tail, content: number): number {
  if (tail.closes && !smileyEyes.includes(text[tail.closeEnd - 2] ?? ' ')) return 0
  return beginsSmall(text, tail, content) && !goesOn(text, at, tail, content) ? strengths.weakSentence : 0
}

const carriers = /^(?:and|or|but|is|was|are|with|as|in|of|und|oder|aber|et|ou|y|o|e)\s/
const interjection = /[,!] \p{L}+$/u

/** "or will they? and how", "but, alas! the door": the sentence goes on behind the mark. */
function goesOn(text: string, at: number, tail: Tail, content: number): boolean {
  if (carriers.test(text.slice(content, content + 6))) return true
  return text[at] === '!' && interjection.test(text.slice(Math.max(tail.floor, at - 14), at))
}

/** `Yahoo!` and its like carry their mark inside a sentence. */
function isMarkedName(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  if (text[at] !== '!' || (before !== 0x6f && before !== 0x79 && before !== 0x6d)) return false
  return /\b(?:Yahoo|Jeopardy|Yum)$/.test(text.slice(Math.max(0, at - 9), at))
}

/** `「…！」と`, `“…？”他说`: the words that name the speaker belong to what was said. */
function isSpeechTag(text: string, at: number, tail: Tail): boolean {
  if (!tail.closes) return false
  // The title of a work: 《…！》
  if (text[at + 1] === '》' || text[at + 1] === '〉') return true
  const after = text.slice(tail.at, tail.at + 8)
  if (/^(?:と|って|の|は|が|を|に|も|で)/.test(after)) return true
  return text[at] !== '。' && /^[^，。！？、；：,\s]{0,6}?(?:说|說|道|问|問|喊|叫|曰|答)/.test(after)
}

/**
 * Does a sentence end at the Latin mark at `at` although no space follows? `startsWithOpener` says whether the next
 * word is one that begins sentences.
 */
export function endsUnspaced(text: string, at: number, tail: Tail, startsWithOpener: () => boolean): boolean {
  const next = kindAt(text, tail.at)
  if (isStopBehindNumber(text, at)) return false
  // "e.g", "ashlar.ts": no script ends a sentence so.
  if (!tail.closes && text.charCodeAt(tail.at) < 0x80 && (next === kinds.lower || next === kinds.digit))
    return false
  let letter = at - 1
  while (
    letter > tail.floor &&
    (isTerminalKind(kindAt(text, letter)) || kindAt(text, letter) === kinds.closer)
  ) {
    letter -= 1
  }
  const script = scriptOf(text.charCodeAt(letter))
  if (isUnspaced(script)) {
    return isUnspaced(scriptOf(text.charCodeAt(tail.at))) || tail.closes || next === kinds.opener
  }
  if (next !== kinds.upper || kindAt(text, at - 1) !== kinds.lower || kindAt(text, at - 2) !== kinds.lower)
    return false
  // "end.The": in Latin script it may as well be a file or a member of a program's object.
  return script === 1 ? startsWithOpener() : isLetterKind(kindAt(text, at - 3))
}

function isStopBehindNumber(text: string, at: number): boolean {
  return kindAt(text, at) === kinds.stop && kindAt(text, at - 1) === kinds.digit
}
