/** A text with its control characters as pictures, so that it cannot steer a terminal. Line ends become `\n`. */
export function visibleText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\0-\x08\x0b-\x1f]/g, (control) => String.fromCharCode(0x2400 + control.charCodeAt(0)))
    .replaceAll(/[\x7f-\x9f]/g, '\u2421')
}
