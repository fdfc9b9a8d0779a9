import type { CoachContext, StepQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { objectOfStep } from '../text/objectOfStep.ts'
import { objectOf } from './stepParts.ts'
import { FINDING, withThing } from './withThing.ts'

/** What a step leaves open. */
export const PRONOUN = /\b(?:it|them)\b/i
const IN_CLAUSE = /\b(?:what|how|why|where|when|whether|if|that) (?:it|they|them)\b/i
/** "ask the customer what it is doing" */
const ITS_DOING = /\b(what|how|why|where|whether|if|that) its (?=\p{L}+ing\b)/giu

/** "what its doing" with the verb that is meant. */
export const withItIs = (text: string): string => text.replace(ITS_DOING, '$1 it is ')

/**
 * A step in a line with the thing that its pronoun is: what the line before works on, else the step before or the job.
 * What the line before only checks may be meant or not, so the pronoun stays.
 * @param before steps of the lines before
 */
export function withLineThing(
  { study }: CoachContext,
  step: string,
  about: StepQuestion,
  before: readonly string[],
  language: Language,
): string {
  if (!PRONOUN.test(step)) return step
  const last = before.at(-1)
  if (last !== undefined && FINDING.test(last)) {
    const worked = before.findLast((each) => !FINDING.test(each))
    const checked = objectOfStep(last, language)
    if (worked === undefined || checked === null || objectOfStep(worked, language) !== checked) return step
  }
  const { executor, userInput: job } = study.jtbd
  // "heating and cooling" are two.
  const things = / and /i.test(job) ? [] : objectOf(job)
  const earlier =
    about === 'before' ? [] : study.jobSteps.slice(-1).flatMap(({ userInput }) => objectOf(userInput))
  const told = { steps: before, said: before, earlier, job: things, about: job, executor, it: null }
  const named = withThing(step, told, language)
  // "Ask how it rides": what is asked about may be what the job is about as well.
  return IN_CLAUSE.test(step) && withThing(step, { ...told, steps: [], earlier: [] }, language) !== named
    ? step
    : named
}
