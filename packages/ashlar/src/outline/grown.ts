/** A copy of a column that has room for so many numbers. */
export function grown<Column extends Uint32Array | Int32Array | Uint8Array>(
  column: Column,
  length: number,
): Column {
  const larger = new (column.constructor as new (length: number) => Column)(length)
  larger.set(column)
  return larger
}
