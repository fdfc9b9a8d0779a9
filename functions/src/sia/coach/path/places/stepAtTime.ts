import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { stemsOf } from '../text/sharedWords.ts'
import { actionOfStep, isFormOf, isOwnAction, type NamedStep, thingsOfStep } from './actionOfStep.ts'

/** A time by what is done then, at the end of a sentence; "before" and "until" tell what comes next. */
const TIME = /\b(?:when(?:ever)?|while|after|during|once|as soon as) (?<done>[^,;:]{3,80}?)[.!? ]*$/iu
/** "After baking, the bread sinks" */
const FIRST =
  /^(?:(?:and|but|so|also|well),? )?(?:when(?:ever)?|while|after|during|once|as soon as) (?<done>[^,;:]{3,80}), [^,;:]+$/iu
const DOERS =
  /^(?:(?:i|we|they|you|he|she|people|somebody|someone) (?:(?:am|are|is|have|has|always|then) )*)?(?:the |our )?/i
/** "the truck is loaded" */
const PASSIVE =
  /^(?:the |an? |our |my |all )?(?<thing>\p{L}[\p{L} -]{1,40}?) (?:is|are|gets?) (?:being )?(?<done>\p{L}+ed)\b/iu
/** What ends the object of what is done. */
const OBJECT_END =
  / (?:up|down|in|into|at|of|for|from|with|by|to|over|under|off|out|through|along|around|about|back|before|until|because|so|and|or) .*$/i
const PRONOUN = /^(?:it|them|that|this|those|these)$/i

/**
 * The only step whose action a sentence names as the time of what it tells: "a mirror breaks when we load the truck".
 * Of several clauses it is not clear which ones the time belongs to.
 */
export function stepAtTime(study: CheckedStudy, sentence: string): NamedStep | null {
  const first = FIRST.exec(sentence)
  const found = first ?? (sentence.includes(',') ? null : TIME.exec(sentence))
  const done = found?.groups?.done
  if (done === undefined) return null
  return stepDone(study, done, sentence) ?? (first === null ? null : stepOfThing(study, done))
}

/** "When we vaporize the milk" of *Steam the milk*, if one step alone is about milk and none has that action. */
function stepOfThing({ jobSteps }: CheckedStudy, clause: string): NamedStep | null {
  const [verb = '', ...rest] = clause.replace(DOERS, '').split(' ')
  if (!SPEAKER.test(clause) || jobSteps.some((step) => isFormOf(verb, actionOfStep(step)))) return null
  const thing = stemsOf(` ${rest.join(' ')} `.replace(OBJECT_END, '')).at(-1) ?? ''
  const [only, ...others] = jobSteps.filter((step) => thingsOfStep(step).includes(thing))
  return only !== undefined && others.length === 0 ? only : null
}
const SPEAKER = /^(?:i|we|you) /i

/**
 * The only step that a clause without its conjunction tells of.
 * @param sentence where a pronoun of the clause may have its noun
 */
export function stepDone({ jobSteps }: CheckedStudy, clause: string, sentence = clause): NamedStep | null {
  const [only, ...others] = jobSteps.filter((step) => isDoneIn(step, clause, sentence))
  return only !== undefined && others.length === 0 ? only : null
}

/** Whether a clause tells what a step does: by its action, and no other object. */
function isDoneIn(step: NamedStep, clause: string, sentence: string): boolean {
  const action = actionOfStep(step)
  const things = thingsOfStep(step)
  const isThing = (text: string) => things.includes(stemsOf(text).at(-1) ?? '')
  const passive = PASSIVE.exec(clause)?.groups
  if (passive !== undefined) return isFormOf(passive.done ?? '', action) && isThing(passive.thing ?? '')
  const [verb = '', ...rest] = clause.replace(DOERS, '').split(' ')
  if (!isFormOf(verb, action)) return false
  const object = ` ${rest.join(' ')} `.replace(OBJECT_END, '').trim()
  const isNamed = stemsOf(sentence).some((stem) => things.includes(stem))
  if (PRONOUN.test(object)) return isOwnAction(action) || isNamed
  return stemsOf(object).length === 0 ? isOwnAction(action) : isThing(object)
}
