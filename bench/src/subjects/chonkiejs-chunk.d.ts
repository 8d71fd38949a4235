/** The package comes without types: the part of it that is used here. */
declare module '@chonkiejs/chunk' {
  export function init(): Promise<void>
  export function chunk(text: string, options: { size: number }): Iterable<string>
}
