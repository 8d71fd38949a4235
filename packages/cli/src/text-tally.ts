import { bytes, type Measure, words } from 'ashlar'

/** Counts something of a text that comes in pieces. */
export interface TextTally {
  add(piece: string): void
  /** The count of all pieces joined. */
  end(): number
}

/** Counts UTF-16 code units. */
export function characterTally(): TextTally {
  let count = 0
  return {
    add: (piece) => {
      count += piece.length
    },
    end: () => count,
  }
}

/** Counts bytes of UTF-8. Pieces must not end inside a surrogate pair. */
export function byteTally(): TextTally {
  let count = 0
  return {
    add: (piece) => {
      count += sizeOf(bytes, piece)
    },
    end: () => count,
  }
}

/** Counts words. Holds the text back to the last space, where what follows cannot change what stands before. */
export function wordTally(): TextTally {
  let held: string[] = []
  let count = 0
  return {
    add: (piece) => {
      const cut = lastSpace(piece)
      if (cut === -1) {
        held.push(piece)
        return
      }
      count += sizeOf(words, held.join('') + piece.slice(0, cut))
      held = [piece.slice(cut)]
    },
    end: () => count + sizeOf(words, held.join('')),
  }
}

function sizeOf(measure: Measure, text: string): number {
  return measure.size(text, { start: 0, end: text.length })
}

function lastSpace(text: string): number {
  return Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'))
}
