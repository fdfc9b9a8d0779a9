import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { isPerson } from '../../grammar/isPerson.ts'
import { stemOf, stemsOf } from '../text/sharedWords.ts'
import {
  actionOfStep,
  isActionNoun,
  isFormOf,
  isOwnAction,
  type NamedStep,
  thingsOfStep,
} from './actionOfStep.ts'

/** What is done, with nothing that it is done to: "Minimize the time spent loading". */
const DONE_ALONE =
  /^minimize the time (?:it takes to|spent(?: on)?|it takes for) (?:the )?(?<done>\p{L}+)(?:$| (?:in|on|at|with|by|again|twice|during|because|to) )/iu
/** The subject of what may happen, of one word. */
const SUBJECT =
  /^minimize the (?:likelihood|number of times) (?:that|of) (?:the |an? )?(?<subject>\p{L}+) (?:(?:is|are|was|were|has|have|does|do|gets?|takes?|fails?|go(?:es)?|comes?|starts?|ends?|can|cannot|will|needs?|becomes?|seems?|stops?|turns?|looks?|falls?|arrives?|breaks?|cracks?|leaks?|sticks?|slips?)\b|\p{L}+s?$|\p{L}+s? (?:off|out|over|up|down|apart)$)/iu
/** Steps in between from which the thing of a later step is not made yet: a step prepares what the next one is about. */
const FAR = 2

/**
 * The later step, or the other action, that alone a statement is about, though another step was asked about: "the
 * delivery is late", "the invoice is lost"; null if that is not clear.
 */
export function stepOfSubject(
  { jobSteps, jtbd }: CheckedStudy,
  asked: NamedStep,
  text: string,
): NamedStep | null {
  const done = DONE_ALONE.exec(text)?.groups?.done
  const subject = SUBJECT.exec(text)?.groups?.subject
  const others = jobSteps.filter((step) => step !== asked)
  if (done !== undefined)
    return only(
      others.filter((step) => isOwnAction(actionOfStep(step)) && isFormOf(done, actionOfStep(step))),
    )
  if (subject === undefined) return null
  const ofAction = only(
    others.filter((step) => isActionNoun(subject, actionOfStep(step)) || isGerundOf(subject, step)),
  )
  if (ofAction !== null) return ofAction
  const stem = stemOf(subject.toLowerCase())
  const everywhere = new Set([...stemsOf(jtbd.userInput), ...stemsOf(jtbd.executor)])
  if (everywhere.has(stem) || isSomebody(subject.toLowerCase())) return null
  const about = only(jobSteps.filter((step) => stemsOf(step.userInput).includes(stem)))
  const isLater = about !== null && jobSteps.indexOf(about) - jobSteps.indexOf(asked) >= FAR
  return isLater && thingsOfStep(about)[0] === stem ? about : null
}

const isSomebody = (key: string): boolean => isPerson({ key }) && !/ments?$/.test(key)

const isGerundOf = (word: string, step: NamedStep): boolean =>
  /ing$/i.test(word) && isOwnAction(actionOfStep(step)) && isFormOf(word, actionOfStep(step))

const only = (steps: readonly NamedStep[]): NamedStep | null => {
  const [first, ...others] = steps
  return first !== undefined && others.length === 0 ? first : null
}
