/** Behind the destination of a link that begins at `at`, `at` where there is none. */
export function destinationEnd(text: string, at: number, end: number): number {
  return text.charCodeAt(at) === 0x3c ? pointedEnd(text, at, end) : bareEnd(text, at, end)
}

/** `<like this>` */
function pointedEnd(text: string, at: number, end: number): number {
  for (let to = at + 1; to < end; to++) {
    const unit = text.charCodeAt(to)
    if (unit === 0x3e) return to + 1
    if (unit === 0x3c || unit === 0x0a || unit === 0x0d) return at
    if (unit === 0x5c) to++
  }
  return at
}

/** The units that end a destination or count in it: white space and controls, parentheses, the backslash. */
const counts = new Uint8Array(128).fill(1, 0, 0x21).fill(1, 0x7f)
for (const mark of '()\\') counts[mark.charCodeAt(0)] = 1

/** Up to white space, with parentheses in pairs and no more than 32 of them open, as other readers hold it. */
function bareEnd(text: string, at: number, end: number): number {
  let open = 0
  let to = at
  for (; to < end; to++) {
    const unit = text.charCodeAt(to)
    if (unit > 0x7f || counts[unit] === 0) continue
    if (unit <= 0x20 || unit === 0x7f) break
    if (unit === 0x5c && text.charCodeAt(to + 1) > 0x20) to++
    else if (unit === 0x28 && ++open > 32) return at
    else if (unit === 0x29 && --open < 0) break
  }
  return open > 0 ? at : Math.min(to, end)
}

/** Behind a link's title in quotes or parentheses that begins at `at`, `at` where there is none. */
export function titleEnd(text: string, at: number, end: number): number {
  const opening = text.charCodeAt(at)
  if (opening !== 0x22 && opening !== 0x27 && opening !== 0x28) return at
  const closing = opening === 0x28 ? 0x29 : opening
  for (let to = at + 1; to < end; to++) {
    const unit = text.charCodeAt(to)
    if (unit === closing) return to + 1
    if (unit === 0x28 && opening === 0x28) return at
    if (unit === 0x5c) to++
  }
  return at
}

/** Behind the `)` of an inline link whose `(` is before `at`; undefined where it is none. */
export function inlineLinkEnd(text: string, at: number, end: number): number | undefined {
  const start = skipWhiteSpace(text, at, end)
  const destination = destinationEnd(text, start, end)
  const behind = skipWhiteSpace(text, destination, end)
  const title = behind > destination ? titleEnd(text, behind, end) : behind
  const close = skipWhiteSpace(text, title, end)
  return close < end && text.charCodeAt(close) === 0x29 ? close + 1 : undefined
}

/** Behind spaces, tabs and line ends. */
export function skipWhiteSpace(text: string, at: number, end: number): number {
  let to = at
  while (to < end && isWhiteSpace(text.charCodeAt(to))) to++
  return to
}

function isWhiteSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
}
