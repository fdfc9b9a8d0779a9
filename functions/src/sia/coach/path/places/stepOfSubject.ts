import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { actionOfStep, isActionNoun, isFormOf, isOwnAction, type NamedStep } from './actionOfStep.ts'

/** What is done, with nothing that it is done to: "Minimize the time spent loading". */
const DONE_ALONE =
  /^minimize the time (?:it takes to|spent(?: on)?|it takes for) (?:the )?(?<done>\p{L}+)(?:$| (?:in|on|at|with|by|again|twice|during|because|to) )/iu
/** The subject of what may happen, of one word. */
const SUBJECT =
  /^minimize the (?:likelihood|number of times) (?:that|of) (?:the |an? )?(?<subject>\p{L}+) (?:(?:is|are|was|were|has|have|does|do|gets?|takes?|fails?|go(?:es)?|comes?|starts?|ends?|can|cannot|will|needs?|becomes?|seems?|stops?|turns?|looks?|falls?|arrives?|breaks?|cracks?|leaks?|sticks?|slips?)\b|\p{L}+s?$|\p{L}+s? (?:off|out|over|up|down|apart)$)/iu

/**
 * The step whose action alone a statement is about, though another step was asked about: "the delivery is late", "the
 * time spent loading"; null if that is not clear.
 */
export function stepOfSubject({ jobSteps }: CheckedStudy, asked: NamedStep, text: string): NamedStep | null {
  const done = DONE_ALONE.exec(text)?.groups?.done
  const subject = SUBJECT.exec(text)?.groups?.subject
  const others = jobSteps.filter((step) => step !== asked)
  if (done !== undefined)
    return only(
      others.filter((step) => isOwnAction(actionOfStep(step)) && isFormOf(done, actionOfStep(step))),
    )
  if (subject === undefined) return null
  return only(others.filter((step) => isActionNoun(subject, actionOfStep(step)) || isGerundOf(subject, step)))
}

const isGerundOf = (word: string, step: NamedStep): boolean =>
  /ing$/i.test(word) && isOwnAction(actionOfStep(step)) && isFormOf(word, actionOfStep(step))

const only = (steps: readonly NamedStep[]): NamedStep | null => {
  const [first, ...others] = steps
  return first !== undefined && others.length === 0 ? first : null
}
