/** The first entries of a column, without a copy unless more than a quarter of it would be kept for nothing. */
export function trimmed<Column extends Uint32Array | Uint8Array>(column: Column, count: number): Column {
  const isFull = 4 * count >= 3 * column.length
  return (isFull ? column.subarray(0, count) : column.slice(0, count)) as Column
}
