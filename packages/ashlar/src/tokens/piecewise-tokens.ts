import type { Measure } from '../measure/measure.js'
import { limitTooSmall } from './limit-too-small.js'
import { beforePair, countPieces, isWhiteSpaceBefore, PieceRun, type Pieces } from './pieces.js'
import { TokenEdges } from './token-edges.js'

/** A piece is cut to fill the rest of a limit when that is more than this part of it. */
const worthwhile = 64

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

  const size: Measure['size'] = (text, { start, end }) => {
    // A half of a surrogate pair at the end is another character than the whole, so it makes other pieces.
    if (!edges.covers(text, start, end) || beforePair(text, end) < end)
      return added + countPieces(pieces, text, start, end, run)
    edges.seek(text, start)
    if (edges.end < end) return added + countPieces(pieces, text, start, end, run)
    const last = edges.lastBefore(end)
    const at = edges.at(last)
    return added + edges.total(last) + (at < end ? countPieces(pieces, text, at, end, tail) : 0)
  }

  const reach: Required<Measure>['reach'] = (text, start, limit) => {
    const room = limit - added
    if (room <= 0 && added > 0) throw limitTooSmall(limit, added)
    if (room <= 0) return start
    edges.seek(text, start)
    while (edges.end < text.length && edges.total(edges.length - 1) <= room) if (!edges.extend()) break
    let last = edges.lastWithin(room)
    const at = edges.at(last)
    if (at === text.length) return at
    const rest = room - edges.total(last)
    const end = rest * worthwhile > room || last < 0 ? pieces.furthest(text, at, rest) : at
    if (end > at && size(text, { start, end }) <= limit) return end
    while (last >= 0 && isWhiteSpaceBefore(text, edges.at(last))) {
      if (size(text, { start, end: edges.at(last) }) <= limit) break
      last--
    }
    return edges.at(last)
  }

  return {
    unit: 'tokens',
    monotone: false,
    size,
    reach,
    reachBack: (text, end, limit, floor) =>
      limit <= added ? end : pieces.earliest(text, end, limit - added, floor),
  }
}
