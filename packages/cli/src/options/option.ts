/** A value was refused; the message says what is wanted instead, to stand behind "wanted". */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** One option of a command: parsing, help and the documentation all come from here. */
export interface OptionSpec<Value> {
  /** As commander takes it: `--size <n>`, `-o, --out <file>`. */
  readonly flags: string
  /** What it does, in a few words, for the help. */
  readonly summary: string
  /** The value that a text stands for. Throws {@link Refusal}. `earlier` is that of the option's last use. */
  parse(given: string, earlier: Value | undefined): Value
  /** The value when the option is not given. */
  readonly fallback?: Value
  /** How the fallback reads in the help, where its plain text would not do. */
  readonly fallbackText?: string
  /** Other names by which people look for this option; a wrong option of that name is answered with this one. */
  readonly soughtAs?: readonly string[]
}

/** An option without a value: given or not. */
export interface FlagSpec {
  readonly flags: string
  readonly summary: string
  readonly soughtAs?: readonly string[]
}

/** The options of a command, by the name under which their values are found. */
export type OptionTable = Readonly<Record<string, OptionSpec<unknown> | FlagSpec>>

/** The values that a parsed command line gives for a table. */
export type OptionValues<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends { parse(...given: never[]): infer Value }
    ? Table[Key] extends { readonly fallback: unknown }
      ? Value
      : Value | undefined
    : boolean
}

/** The long name of an option without its dashes: `size` of `--size <n>`. */
export function longName(spec: { readonly flags: string }): string {
  return /--([a-z-]+)/.exec(spec.flags)![1]!
}
