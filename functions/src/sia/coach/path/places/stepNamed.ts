import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { shareOfWords, stemsOf } from '../text/sharedWords.ts'
import type { NamedStep } from './actionOfStep.ts'
import { stepAtTime, stepDone } from './stepAtTime.ts'
import { stepOfSubject } from './stepOfSubject.ts'
import { stepOfWords } from './stepOfWords.ts'

/** Share of the words of a name that a step has to have. */
const LEAST_SHARE = 0.5

/** The step that a phrase names, such as "cannulating" or "the brush"; null if none does, or several. */
export function stepNamed({ jobSteps }: CheckedStudy, phrase: string): NamedStep | null {
  const name = phrase.replace(/-/g, ' ').replace(PLACE, '')
  const scored = jobSteps
    .map((step) => ({
      step,
      share: shareOfWords(name, step.userInput),
      covered: shareOfWords(step.userInput, name),
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share || other.covered - one.covered)
  const [first, second] = scored
  if (first === undefined) return stepOfAction(jobSteps, name)
  return second !== undefined && second.share === first.share && second.covered === first.covered
    ? null
    : first.step
}

/** "the delivery side": words of place after the name. */
const PLACE = / (?:side|stage|part|front|end|phase|point)$/i
/** Letters from which an action is told by the noun made of it. */
const LEAST_LETTERS = 5

/** The only step whose action a noun is made of: "delivery" of "Deliver the rendition". */
function stepOfAction(jobSteps: CheckedStudy['jobSteps'], name: string): NamedStep | null {
  const nouns = stemsOf(name)
  const found = jobSteps.filter(({ userInput }) => {
    const [action = ''] = stemsOf(userInput)
    return action.length >= LEAST_LETTERS && nouns.some((noun) => noun.startsWith(action))
  })
  const [only, ...others] = found
  return only !== undefined && others.length === 0 ? only : null
}

/** What ends the object of a step: "Push the brush | up the flue". */
const OBJECT_END =
  / (?:up|down|in|into|on|onto|at|of|for|from|with|by|to|over|under|off|out|through|along|around|about|back|away|together|apart|after|before|when|while|until|that|so) .*$/i

const objectStem = (step: string): string | undefined => {
  const [, ...words] = step.trim().split(/\s+/)
  return stemsOf(` ${words.join(' ')} `.replace(OBJECT_END, '')).at(-1)
}

/**
 * The step that a statement is about by its words: the one that it was asked for, unless another one alone has its
 * object. Who was asked about a step answers that, unless the words tell more of another one.
 * @param isAsked whether the step is asked about
 * @param told the whole sentence, with a cause that the statement leaves out
 */
export function stepOfStatement(
  study: CheckedStudy,
  askedId: string,
  text: string,
  isAsked = false,
  told = text,
): string {
  const words = new Set(stemsOf(text))
  const asked = study.jobSteps.find(({ uuid }) => uuid === askedId)
  const everywhere = new Set([...stemsOf(study.jtbd.userInput), ...stemsOf(study.jtbd.executor)])
  const said = new Set([...words, ...stemsOf(told)])
  const isNamed = (step: NamedStep) =>
    stemsOf(step.userInput).some((stem) => said.has(stem) && !everywhere.has(stem))
  const atTime = stepAtTime(study, text)
  if (atTime !== null) return atTime.uuid
  if (asked !== undefined && isNamed(asked)) return askedId
  if (isAsked && asked !== undefined)
    return (stepOfSubject(study, asked, text) ?? stepOfWords(study, asked, text))?.uuid ?? askedId
  const [only, ...others] = study.jobSteps.filter(({ userInput }) => {
    const object = objectStem(userInput)
    return object !== undefined && words.has(object) && !everywhere.has(object)
  })
  return only !== undefined && others.length === 0 ? only.uuid : askedId
}

const OPENING = /^(?:(?:well|and|but|so|ok|oh|then)[,;]? )*/i

/** What begins a sentence that is said of a step: "With the brush what goes wrong is …". */
const LEADING =
  /^((?:well|and|but|so|ok|oh|then)[,;]? )*(?:with|for|when|while|during|at|in|on|as for|about) ((?:(?:i|we|they|you|one) )?[^,:;]{2,60}?)(?:, ?|: ?| (?=what\b|it(?:'s|’s| is| takes)\b|the (?:problem|trouble|issue)\b))/i
/** "Recovering: digging takes long". */
const HEADING = /^((?:well|and|but|so|ok|oh|then)[,;]? )*([\p{L} -]{3,40}): /iu

/** A sentence and the step that it begins with; the whole sentence and null if it names none. */
export function withoutStepName(
  study: CheckedStudy,
  sentence: string,
): { readonly text: string; readonly stepId: string | null } {
  for (const pattern of [LEADING, HEADING]) {
    const found = pattern.exec(sentence)
    const name = found?.[2] ?? ''
    // "When the customer calls, …" is no time of "Inform the customer".
    const isTime = found !== null && /^(?:when|while) /i.test(found[0].replace(OPENING, ''))
    const step = isTime ? stepDone(study, name) : stepNamed(study, name)
    if (found !== null && step !== null)
      return { text: sentence.slice(found[0].length).trim(), stepId: step.uuid }
  }
  return { text: sentence, stepId: null }
}
