const slots = 1 << 10

/** So many bytes are the key of what is remembered. */
export const keyBytes = 8

/**
 * Remembers for eight bytes the longest token with which they begin, where no more than they decide: unusual text repeats
 * itself, and the search for a longest token takes ten times as long. A later answer takes the room of an earlier one.
 */
export class LongestMemory {
  private readonly first = new Int32Array(slots)
  private readonly second = new Int32Array(slots)
  private readonly tokens = new Int32Array(slots).fill(-1)

  /** The token that is remembered for the bytes at `at`, or -1. There must be eight. */
  find(view: DataView, at: number): number {
    const first = view.getInt32(at, true)
    const second = view.getInt32(at + 4, true)
    const slot = slotOf(first, second)
    return this.first[slot] === first && this.second[slot] === second ? this.tokens[slot]! : -1
  }

  remember(view: DataView, at: number, token: number): void {
    const first = view.getInt32(at, true)
    const second = view.getInt32(at + 4, true)
    const slot = slotOf(first, second)
    this.first[slot] = first
    this.second[slot] = second
    this.tokens[slot] = token
  }
}

function slotOf(first: number, second: number): number {
  const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77)
  return (hash ^ (hash >>> 15)) & (slots - 1)
}
