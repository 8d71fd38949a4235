import { balanced, greedy, nearest, type Packer, windows } from 'ashlar'

/** The packers by name. A new one is an entry here. */
export const packers = {
  greedy: () => greedy(),
  nearest: () => nearest(),
  balanced: () => balanced(),
  windows: () => windows(),
} as const satisfies Record<string, () => Packer>

/** A name that `--packer` takes. */
export type PackerName = keyof typeof packers
