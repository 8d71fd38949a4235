import { grown } from '../../outline/grown.js'

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
    this.pieces = grown(this.pieces, 2 * this.pieces.length)
  }

  growMap(): void {
    this.map = grown(this.map, 2 * this.map.length)
  }

  growFresh(): void {
    this.fresh = grown(this.fresh, 2 * this.fresh.length || 6 * 64)
  }
}

/** Stands in the place of a piece's beginning for a word that is not in the page like that. */
export const own = 0xffff_ffff
