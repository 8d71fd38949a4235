import type { Node, Tree } from 'web-tree-sitter'
import { type Located, locate } from '../located.js'
import type { PeerPiece } from './structure-harm.js'

/** How often the pieces of a program lose or break something. */
export interface CodeHarm {
  readonly pieces: number
  /** Characters other than white space that no piece holds. */
  readonly lost: number
  /** Characters that two pieces hold. */
  readonly twice: number
  readonly overLimit: number
  /** Declarations on the outermost level that fit, with the comments directly above them, and are cut nevertheless. */
  readonly declarationsCut: number
  /** Comments above something in the same column that are parted from it, though both fit. */
  readonly commentsParted: number
  /** Pieces that begin behind the indentation of their first line. */
  readonly indentationLost: number
  /** Pieces whose offsets do not name their text, or whose text is not found where it should be. */
  readonly astray: number
}

export const noHarm: CodeHarm = {
  pieces: 0,
  lost: 0,
  twice: 0,
  overLimit: 0,
  declarationsCut: 0,
  commentsParted: 0,
  indentationLost: 0,
  astray: 0,
}

/** Judges the pieces of a program by its syntax tree. */
export function codeHarm(source: string, tree: Tree, pieces: readonly PeerPiece[], size: number): CodeHarm {
  const placed = placesOf(source, pieces)
  const cuts = placed.slice(1).map(({ start }) => start)
  const isCut = (from: number, to: number) => cuts.some((at) => at > from && at < to)
  const fits = ({ startIndex, endIndex }: Pick<Node, 'startIndex' | 'endIndex'>) =>
    endIndex - startIndex <= size
  const comments = tree.rootNode.descendantsOfType('comment').flatMap((one) => commentAbove(one) ?? [])
  const declared = tree.rootNode.namedChildren.flatMap((one) =>
    one !== null && /class|function|interface|enum|export/.test(one.type) ? one : [],
  )
  return {
    pieces: pieces.length,
    ...coverage(source, placed),
    overLimit: pieces.filter(({ embedded }) => embedded.length > size).length,
    declarationsCut: declared.filter((one) => {
      const fitsWhole = one.endIndex - startWithComments(one) <= size
      return fitsWhole && isCut(one.startIndex, one.endIndex)
    }).length,
    commentsParted: comments.filter((one) => fits(one) && isCut(one.startIndex, one.below + 1)).length,
    indentationLost: placed.filter(({ start }) =>
      /\n[ \t]+$/.test(source.slice(Math.max(0, start - 80), start)),
    ).length,
    astray: pieces.length - placed.length,
  }
}

type Placed = Required<Located>

function placesOf(source: string, pieces: readonly PeerPiece[]): Placed[] {
  const given = pieces.map(({ embedded, text = embedded, start, end }) => ({ text, start, end }))
  const located: readonly Located[] = given.some(({ start }) => start === undefined)
    ? locate(
        source,
        given.map(({ text }) => ({ text })),
        0,
      )
    : (given.filter(({ text, start, end }) => source.slice(start, end) === text) as Located[])
  return located.filter((one): one is Placed => one.start !== undefined && one.end !== undefined)
}

function coverage(source: string, placed: readonly Placed[]) {
  let reached = 0
  let lost = 0
  let twice = 0
  for (const { start, end } of [...placed, { start: source.length, end: source.length }]) {
    if (start > reached) lost += source.slice(reached, start).replace(/\s+/g, '').length
    else twice += Math.min(end, reached) - start
    reached = Math.max(reached, end)
  }
  return { lost, twice }
}

/** Where a declaration begins with the comments directly above it. */
function startWithComments(declared: Node): number {
  let first = declared
  for (
    let above = first.previousNamedSibling;
    above?.type === 'comment';
    above = first.previousNamedSibling
  ) {
    if (above.endPosition.row + 1 < first.startPosition.row) break
    first = above
  }
  return first.startIndex
}

/** A comment with what begins below it in the same column: from where to where, and where the thing below begins. */
function commentAbove(comment: Node) {
  const next = comment.nextNamedSibling
  if (next === null || next.type === 'comment') return undefined
  const isBelow = next.startPosition.row === comment.endPosition.row + 1
  if (!isBelow || next.startPosition.column !== comment.startPosition.column) return undefined
  const { startIndex } = comment
  return { startIndex, endIndex: next.endIndex, below: next.startIndex }
}
