import { refuseUnknownKeys } from '../../known-keys.js'
import { refusal, wholeNumber } from '../../refusal.js'

/** Options of {@link pk} and {@link windowDiff}. */
export interface AgreementOptions {
  /** The distance of the two units that are compared. Default half the mean segment of the reference, at least 2. */
  readonly window?: number
}

/**
 * How often two units at a distance are in one segment by one cutting and not by the other (Beeferman, Berger and Lafferty
 * 1999). From 0 to 1, lower is better.
 *
 * @param reference how many units (sentences, paragraphs) each segment of the gold has, in order
 * @param hypothesis the same of the cutting to be judged; as many units in all
 * @throws AshlarError `invalid-option` when the two have different sums, or a mass or the window is no whole number of 1 or
 * more
 */
export function pk(
  reference: readonly number[],
  hypothesis: readonly number[],
  options: AgreementOptions = {},
): number {
  return disagreement(reference, hypothesis, options, (a, b) => (a === 0) !== (b === 0))
}

/**
 * How often the two cuttings have a different number of boundaries between two units at a distance (Pevzner and Hearst 2002).
 * Unlike {@link pk} it also counts a boundary too much beside a right one. From 0 to 1, lower is better.
 *
 * @param reference as of {@link pk}
 * @param hypothesis as of {@link pk}
 * @throws AshlarError as {@link pk} does
 */
export function windowDiff(
  reference: readonly number[],
  hypothesis: readonly number[],
  options: AgreementOptions = {},
): number {
  return disagreement(reference, hypothesis, options, (a, b) => a !== b)
}

function disagreement(
  reference: readonly number[],
  hypothesis: readonly number[],
  options: AgreementOptions,
  differ: (inReference: number, inHypothesis: number) => boolean,
): number {
  refuseUnknownKeys('pk and windowDiff', options, ['window'])
  const wanted = segmentOfUnits(reference, 'reference')
  const found = segmentOfUnits(hypothesis, 'hypothesis')
  if (wanted.length !== found.length) {
    throw refusal(
      `a reference of ${wanted.length} units and a hypothesis of ${found.length}`,
      'two cuttings of the same units',
    )
  }
  if (wanted.length === 0) return 0
  const usual = Math.max(2, halfToEven(wanted.length / reference.length / 2))
  const distance = wholeNumber('window', options.window ?? usual, 1)
  const windows = wanted.length - distance
  if (windows <= 0) return 0
  let different = 0
  for (let i = 0; i < windows; i++) {
    if (differ(wanted[i + distance]! - wanted[i]!, found[i + distance]! - found[i]!)) different++
  }
  return different / windows
}

function segmentOfUnits(masses: readonly number[], name: string): number[] {
  return masses.flatMap((mass, segment) => {
    if (!Number.isSafeInteger(mass) || mass < 1) {
      throw refusal(`${name}: a segment of ${String(mass)} units`, 'whole numbers of at least 1')
    }
    return new Array<number>(mass).fill(segment)
  })
}

function halfToEven(value: number): number {
  const below = Math.floor(value)
  if (value - below !== 0.5) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}
