/** How many bytes the character has that {@link characterAt} looked at last. */
export let width: usize = 1

/** The character that begins at `at`. Sets {@link width}. */
// @ts-ignore: a decorator
@inline export function characterAt(at: usize): i32 {
  const first: i32 = load<u8>(at)
  if (first < 0x80) {
    width = 1
    return first
  }
  const second: i32 = load<u8>(at + 1) & 63
  if (first < 0xe0) {
    width = 2
    return ((first & 31) << 6) | second
  }
  const third: i32 = load<u8>(at + 2) & 63
  if (first < 0xf0) {
    width = 3
    return ((first & 15) << 12) | (second << 6) | third
  }
  width = 4
  return ((first & 7) << 18) | (second << 12) | (third << 6) | (load<u8>(at + 3) & 63)
}
