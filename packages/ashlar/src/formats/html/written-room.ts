/** Where a text that is written keeps its parts: plain numbers, that grow with it. */
export class WrittenRoom {
  /** Two numbers a piece: where a part of the page begins and ends; or `own`, and which word. */
  pieces: Uint32Array
  /** Four numbers a span: where it begins and ends in what is written, and where in the source. */
  map: Uint32Array

  /** Six numbers a range of places where a slice may begin, if any are kept. */
  fresh: Uint32Array

  /** @param size how many numbers there is room for at first */
  constructor(size: number) {
    this.pieces = new Uint32Array(size)
    this.map = new Uint32Array(size)
    this.fresh = new Uint32Array(0)
  }

  growPieces(): void {
    this.pieces = twice(this.pieces)
  }

  growMap(): void {
    this.map = twice(this.map)
  }

  growFresh(): void {
    this.fresh = this.fresh.length === 0 ? new Uint32Array(6 * 64) : twice(this.fresh)
  }
}

/** Stands in the place of a piece's beginning for a word that is not in the page like that. */
export const own = 0xffff_ffff

function twice(full: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * full.length)
  larger.set(full)
  return larger
}
