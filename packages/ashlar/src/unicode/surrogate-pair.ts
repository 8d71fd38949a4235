/** Whether a place lies between the two halves of a surrogate pair. */
export function isInsidePair(text: string, at: number): boolean {
  return at > 0 && (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800
}

/** A place, or the beginning of the surrogate pair that it lies inside of. */
export function beforePair(text: string, at: number): number {
  return isInsidePair(text, at) ? at - 1 : at
}
