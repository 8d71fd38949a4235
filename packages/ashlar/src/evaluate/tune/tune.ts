import { refuseUnknownKeys } from '../../known-keys.js'
import { refusal, wholeNumber } from '../../refusal.js'
import { type Comparison, pairedBootstrap } from '../paired-bootstrap.js'
import { type SplitCases, splitCases } from './split-cases.js'
import {
  type Judge,
  type Rung,
  rungSizes,
  successiveHalving,
  type Trial,
  trialOf,
} from './successive-halving.js'

/** What {@link tune} searches, and by which cases. */
export interface TuneOptions<Candidate> {
  /** What is searched. Of equals the one that comes first is taken. */
  readonly candidates: readonly Candidate[]
  /** What a candidate has to beat. It need not be one of them. */
  readonly baseline: Candidate
  /** For each case what it belongs to, such as the document that a question is about; see {@link splitCases}. */
  readonly groups: readonly string[]
  /** Scores a candidate by cases: places in `groups`. Higher is better. */
  readonly judge: Judge<Candidate>
  /** Where the random numbers begin. Default 1. */
  readonly seed?: number
  /** How many candidates are judged by what was held out. Default 4. */
  readonly finalists?: number
  /** Called when a candidate has been judged: how much of the work is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

const knownKeys = ['candidates', 'baseline', 'groups', 'judge', 'seed', 'finalists', 'onProgress']

/** A candidate that reached the end of the search, and how it did on cases that the search had not seen. */
export interface Finalist<Candidate> {
  readonly candidate: Candidate
  /** By all cases of the search. */
  readonly searched: Trial<Candidate>
  /** By the cases that were held out; no scores where there are none. */
  readonly heldOut: Trial<Candidate>
  /** Its held-out scores against those of the baseline; `undefined` where nothing was held out. */
  readonly comparison: Comparison | undefined
}

/**
 * What the held-out cases say of the winner: `better` than the baseline beyond chance; `maybe`, higher but within chance;
 * `no`, not higher; `untested`, for there were too few cases to hold any out.
 */
export type Verdict = 'better' | 'maybe' | 'no' | 'untested'

/** What {@link tune} found. */
export interface Tuning<Candidate> {
  readonly cases: SplitCases
  readonly rungs: readonly Rung<Candidate>[]
  /** The baseline, by the same cases as the finalists. */
  readonly baseline: Finalist<Candidate>
  /** Best first, by the cases of the search. The first is the winner. */
  readonly finalists: readonly Finalist<Candidate>[]
  readonly verdict: Verdict
  /** The winner where it is `better` or `maybe`, else the baseline. */
  readonly recommended: Candidate
}

/**
 * Searches candidates by successive halving over a part of the cases, then judges the finalists and a baseline by the
 * rest, which the search has not seen. The winner is chosen before that, so that its held-out score is no luck of many
 * tries; and where it does not beat the baseline there, the baseline is what is recommended.
 *
 * The same for the same seed, as long as the judge is.
 *
 * @throws AshlarError `invalid-option` without candidates, and when the judge does not give one score for each case
 */
export async function tune<Candidate>(options: TuneOptions<Candidate>): Promise<Tuning<Candidate>> {
  refuseUnknownKeys('tune', options, knownKeys)
  const { candidates, baseline, groups } = options
  if (candidates.length === 0) throw refusal('no candidates', 'at least one')
  const seed = wholeNumber('seed', options.seed ?? 1, 0)
  const wanted = wholeNumber('finalists', options.finalists ?? 4, 1)
  const cases = splitCases(groups, { seed })
  const judge = reporting(options, cases)
  const rungs = await successiveHalving({ candidates, cases: cases.search, judge, finalists: wanted })
  const last = rungs.at(-1)!
  const base = {
    searched: trialOf(baseline, await judge(baseline, cases.search)),
    heldOut: trialOf(baseline, await judge(baseline, cases.heldOut)),
  }
  const compare = ({ scores }: Trial<Candidate>) =>
    scores.length === 0 ? undefined : pairedBootstrap(scores, base.heldOut.scores, { seed })
  const finalists: Finalist<Candidate>[] = []
  for (const searched of last.trials.slice(0, wanted)) {
    const { candidate } = searched
    const heldOut = trialOf(candidate, await judge(candidate, cases.heldOut))
    finalists.push({ candidate, searched, heldOut, comparison: compare(heldOut) })
  }
  const verdict = verdictOn(finalists[0]?.comparison)
  return {
    cases,
    rungs,
    baseline: { candidate: baseline, ...base, comparison: compare(base.heldOut) },
    finalists,
    verdict,
    recommended: verdict === 'better' || verdict === 'maybe' ? finalists[0]!.candidate : baseline,
  }
}

function verdictOn(comparison: Comparison | undefined): Verdict {
  if (comparison === undefined) return 'untested'
  if (comparison.verdict === 'higher') return 'better'
  return comparison.difference > 0 ? 'maybe' : 'no'
}

/** The judge, telling after each call how much of the work is done. Work is cases times candidates. */
function reporting<Candidate>(options: TuneOptions<Candidate>, cases: SplitCases): Judge<Candidate> {
  const { candidates, finalists = 4, judge, onProgress } = options
  const sizes = rungSizes({ candidates, cases: cases.search, finalists })
  const rungWork = sizes.reduce((sum, size) => sum + size.cases * size.candidates, 0)
  const last = Math.min(finalists, sizes.at(-1)!.candidates)
  const work = rungWork + cases.search.length + (1 + last) * cases.heldOut.length
  let done = 0
  return async (candidate, some) => {
    const scores = some.length === 0 ? [] : await judge(candidate, some)
    if (scores.length !== some.length) {
      throw refusal(`a judge that gave ${scores.length} scores for ${some.length} cases`, 'one for each')
    }
    done += some.length
    onProgress?.(work === 0 ? 1 : done / work)
    return scores
  }
}
