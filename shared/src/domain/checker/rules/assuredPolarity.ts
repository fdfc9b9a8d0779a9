import { isNumber } from '../text/compounds.ts'
import { AGREED, ASSURED, DUBIOUS, RIGHTLY, UNWISHED, WRONGLY } from '../vocabulary/assurance.ts'
import { CLARIFIERS } from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import type { Polarity } from './eventPolarity.ts'

const LINKS = wordSet('is are was were be been being get gets')
const FINITE = wordSet('is are was were has have had does do did can could must will should')
const RELATIVES = wordSet('that who which')
const NEGATIONS = wordSet("not never no none nobody neither cannot isn't aren't doesn't don't")
/** Words that make it open whether an act is wanted: "checked twice", "approved by only one person". */
const DOUBTING = wordSet(`
  must should need needs may can could twice again repeatedly unnecessarily needlessly manually too only but although though despite without late later fails
  fail failing rarely seldom instead more less fewer than
`)
/** Openers of circumstances in which an act is as wanted as elsewhere. */
const NEUTRAL = wordSet('before prior at on when during')

/** What is measured: a likelihood, a share of things or their number. */
export type Counted = 'chance' | 'share' | 'number'

/**
 * Whether a clause or a share of things says that something was assured or done as agreed. It leaves open whatever is
 * qualified.
 * @param keys all words after the metric, with the tie such as "that"
 * @param coreLength number of words before the circumstances
 */
export function assuredPolarity(
  keys: readonly string[],
  coreLength: number,
  counted: Counted,
): Polarity | null {
  const core = keys.slice(0, coreLength)
  if (core.some((key) => DOUBTING.has(key))) return null
  const manner = mannerPolarity(core)
  // Fewer acts may also mean less work: "the number of samples that are tested".
  if (manner !== null || counted === 'number') return manner
  const tail = keys.slice(coreLength)
  if (tail.some((key) => FINITE.has(key) || DOUBTING.has(key) || isNumber(key))) return null
  if (tail[0] !== undefined && !NEUTRAL.has(tail[0])) return null
  return actPolarity(core, counted === 'share')
}

/** "measured incorrectly", "returned on time", "arrive as planned", unless the clause is negated. */
function mannerPolarity(core: readonly string[]): Polarity | null {
  if (core.some((key) => NEGATIONS.has(key))) return null
  const found = core.findIndex(
    (key, at) =>
      at > 1 &&
      isEnd(core[at + (key === 'as' || key === 'on' ? 2 : 1)]) &&
      (WRONGLY.has(key) ||
        RIGHTLY.has(key) ||
        (key === 'on' && core[at + 1] === 'time') ||
        (key === 'as' && AGREED.has(core[at + 1] ?? ''))),
  )
  if (found < 0) return null
  return WRONGLY.has(core[found] ?? '') ? 'unwanted' : 'wanted'
}

const isEnd = (key: string | undefined): boolean => key === undefined || CLARIFIERS.has(key)

/** "that a dose is checked", "of claims that are approved", "of claims approved" */
function actPolarity(core: readonly string[], isShare: boolean): Polarity | null {
  const at = core.findIndex((key) => ASSURED.has(key))
  const next = core[at + 1]
  if (at < 2 || !(next === undefined || NEUTRAL.has(next))) return null
  const isNegated = core[at - 1] === 'not'
  const link = at - (isNegated ? 2 : 1)
  const isLinked = LINKS.has(core[link] ?? '')
  if (!isLinked && !(isShare && core[at - 1]?.endsWith('s'))) return null
  const subject = core.slice(1, isLinked ? link : at)
  if (subject.some((key) => DUBIOUS.has(key) || UNWISHED.has(key) || NEGATIONS.has(key) || isNumber(key)))
    return null
  // Who acts may be anybody: "that a person who left is approved".
  if (!isShare && subject.some((key) => RELATIVES.has(key))) return null
  return isNegated ? 'unwanted' : 'wanted'
}
