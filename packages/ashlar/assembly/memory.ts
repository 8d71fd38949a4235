// Where the tables that TypeScript fills, the text and the results stand.

/** Most code units of a text that is read at a time. */
export const mostUnits: i32 = 1 << 14
/** Which byte address was reached. */
export const reached: i32 = 1024
/** Where the segment begins and ends that kept the piece there from being counted; no end where it was something else. */
export const unknownStart: i32 = reached + 4
export const unknownEnd: i32 = reached + 8
/** The class of each byte; 0 for what is no ASCII. */
export const classOfByte: i32 = reached + 64
/** The class of each character of the first two planes. */
export const classOfCharacter: i32 = classOfByte + 256
export const characters: i32 = 0x20000
/** For each character of the first two planes how many tokens it is alone; 0 where that is not known. */
export const characterCounts: i32 = classOfCharacter + characters
/** Which pairs of characters are tokens, as in character-tokens.ts. */
export const characterPairs: i32 = characterCounts + characters
export const pairEntries: u32 = 1 << 14
/** The three tables of character-edges.ts. */
export const edgePairs: i32 = characterPairs + <i32>pairEntries * 8
export const edgeIsCut: i32 = edgePairs + (1 << 17)
export const edgeCuts: i32 = edgeIsCut + 65536
/** The counts of short pieces, as in short-counts.ts. */
export const shortCounts: i32 = edgeCuts + (1 << 13)
export const shortEntries: i32 = 1 << 16
export const places: i32 = 4
/** The counts of longer pieces and the pool of their bytes, as in long-counts.ts. */
export const longCounts: i32 = shortCounts + (shortEntries + places) * 16
export const longEntries: i32 = 1 << 16
export const longPool: i32 = longCounts + longEntries * 12
/** The text as UTF-8. */
export const text: i32 = longPool + (1 << 21) + 16
/** Where the pieces end, in code units of the whole text, and the tokens up to there. */
export const ends: i32 = text + 3 * mostUnits + 64
export const totals: i32 = ends + 4 * (mostUnits + 64)
