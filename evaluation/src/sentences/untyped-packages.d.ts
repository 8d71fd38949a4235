declare module 'sbd' {
  const sbd: { sentences(text: string, options?: Readonly<Record<string, boolean>>): string[] }
  export default sbd
}
declare module 'sentencex' {
  export function segment(language: string, text: string): string[]
}
