/**
 * A boundary that a mark makes, in one number: twice its position, and 1 more where it is the weaker of the two kinds of its
 * level; {@link nowhere} for none. It stays a small integer for every length that a string can have.
 */
export type Place = number

export const nowhere: Place = -1

export const strongAt = (at: number): Place => at * 2
export const weakAt = (at: number): Place => at * 2 + 1
