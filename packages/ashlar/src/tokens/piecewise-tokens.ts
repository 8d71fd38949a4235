import type { Measure } from '../measure/measure.js'
import { beforePair } from '../unicode/surrogate-pair.js'
import { limitTooSmall } from './limit-too-small.js'
import { countPieces, isWhiteSpaceBefore, PieceRun, type Pieces } from './pieces.js'
import { TokenEdges } from './token-edges.js'

/** A piece is cut to fill the rest of a limit when that is more than this part of it. */
const worthwhile = 64

/** The repeated part of a chunk longer than this, in code units, is looked for from its end only. */
const longReach = 1 << 16

/**
 * The exact measure of a tokenizer whose counts add up piece by piece. Each piece of a text is counted once;
 * a span's size is the difference of two prefix sums, and its last piece is counted again as it is cut.
 *
 * @param added how many tokens the model adds around every text
 */
export function piecewiseTokens(pieces: Pieces, added: number): Required<Measure> {
  const edges = new TokenEdges(pieces)
  const run = new PieceRun()
  const tail = new PieceRun()

  /** The last span that was counted as a whole: a packer asks for one again when it has settled on it. */
  let sized = { text: '', start: 0, end: 0, tokens: added }
  const count = (text: string, start: number, end: number): number => {
    if (start !== sized.start || end !== sized.end || text !== sized.text)
      sized = { text, start, end, tokens: added + countPieces(pieces, text, start, end, run) }
    return sized.tokens
  }

  /** The last piece of a span as it was counted last: the end of a chunk is asked about again for what the next one repeats. */
  let cut = { text: '', start: 0, end: 0, tokens: 0 }
  const countCut = (text: string, start: number, end: number): number => {
    if (start === end) return 0
    if (start !== cut.start || end !== cut.end || text !== cut.text)
      cut = { text, start, end, tokens: countPieces(pieces, text, start, end, tail) }
    return cut.tokens
  }

  const size: Measure['size'] = (text, { start, end }) => {
    // A half of a surrogate pair at the end is another character than the whole, so it makes other pieces.
    if (!edges.covers(text, start, end) || beforePair(text, end) < end) return count(text, start, end)
    edges.seek(text, start)
    if (edges.end < end) return count(text, start, end)
    const last = edges.lastBefore(end)
    const at = edges.at(last)
    return added + edges.total(last) + countCut(text, at, end)
  }

  const furthest = (text: string, start: number, limit: number): number => {
    const room = limit - added
    if (room <= 0 && added > 0) throw limitTooSmall(limit, added)
    if (room <= 0) return start
    const inside = pieces.furthestInside?.(text, start, room)
    if (inside !== undefined) {
      sized = { text, start, end: inside.end, tokens: added + inside.tokens }
      return inside.end
    }
    edges.seek(text, start)
    while (edges.end < text.length && edges.total(edges.length - 1) <= room) if (!edges.extend()) break
    let last = edges.lastWithin(room)
    const at = edges.at(last)
    if (at === text.length) return at
    const rest = room - edges.total(last)
    const firstEnd = last + 1 < edges.length ? edges.at(last + 1) : undefined
    const end = rest * worthwhile > room || last < 0 ? pieces.furthest(text, at, rest, firstEnd) : at
    // A piece with a line end in it, as `);` has before the next line, may have fewer tokens up to there.
    const bare = rest > 0 && firstEnd !== undefined ? firstLineEnd(text, at, firstEnd) : at
    if (bare > end && size(text, { start, end: bare }) <= limit) return bare
    if (end > at && size(text, { start, end }) <= limit) return end
    while (last >= 0 && isWhiteSpaceBefore(text, edges.at(last))) {
      if (size(text, { start, end: edges.at(last) }) <= limit) break
      last--
    }
    return edges.at(last)
  }

  /** What was asked last and before that: a packer that tries a repeated part asks for both chunks again. */
  let asked = { text: '', start: -1, limit: 0, end: 0 }
  let askedBefore = asked
  const reach: Required<Measure>['reach'] = (text, start, limit) => {
    if (start === asked.start && limit === asked.limit && text === asked.text) return asked.end
    const isKnown = start === askedBefore.start && limit === askedBefore.limit && text === askedBefore.text
    const answer = isKnown ? askedBefore : { text, start, limit, end: furthest(text, start, limit) }
    askedBefore = asked
    asked = answer
    return answer.end
  }

  // The answer depends on these four alone, not on the edges that happen to be known: a stream asks in another order.
  const reachBack: Required<Measure>['reachBack'] = (text, end, limit, floor) => {
    const room = limit - added
    if (room <= 0 || floor >= end) return end
    if (end - floor > longReach || beforePair(text, end) < end || pieces.isOne?.(text, floor, end))
      return pieces.earliest(text, end, room, floor)
    edges.seek(text, floor)
    while (edges.end < end) if (!edges.extend()) return pieces.earliest(text, end, room, floor)
    const last = edges.lastBefore(end)
    const from = Math.max(floor, edges.at(last))
    const rest = room - countCut(text, from, end)
    if (rest < 0) return pieces.earliest(text, end, room, from)
    const first = edges.firstFrom(edges.total(last) - rest)
    if (first < last || rest * worthwhile <= room) return Math.max(floor, edges.at(first))
    return pieces.earliest(text, end, room, Math.max(floor, edges.at(first - 1)))
  }

  return { unit: 'tokens', monotone: false, size, reach, reachBack }
}

/** How far into a piece a line end is looked for: signs before one are few. */
const longestSigns = 64

/** Where the first line end in a piece stands; `start` for none. */
function firstLineEnd(text: string, start: number, end: number): number {
  const signs = text.slice(start, Math.min(end, start + longestSigns))
  const feed = signs.indexOf('\n')
  const at = (feed < 0 ? signs : signs.slice(0, feed)).indexOf('\r')
  return start + Math.max(0, at < 0 ? feed : at)
}
