import type { CheckedStudy } from '../../checker/study/CheckedStudy.ts'
import { OUTCOME_QUESTIONS, type OutcomeQuestion } from '../drafts/OUTCOME_QUESTIONS.ts'
import { type CoachQuestion, LAYER_QUESTIONS, questionKey, STEP_QUESTIONS } from './CoachState.ts'
import type { CoachContext } from './CoachTurn.ts'
import { filledItems } from './filledItems.ts'

/** Statements from which a step needs no more questions. */
const ENOUGH_STATEMENTS = 6
/** Statements from which a study counts as written, so that the member chooses what to do. */
const WRITTEN_STUDY = 10
/** Answered least often. */
const LAST_ASKED: OutcomeQuestion = 'wasted'
/** Of so many steps one is asked about all that a step is asked about, from the second one on. */
const WHOLLY_ASKED = 3
/** Steps from which nobody is asked about the steps who has not begun to tell them. */
const FEW_STEPS = 3
/** Asked about the job map; what comes before and what afterwards at once. */
const ASKED_STEPS = ['execute', 'around'] as const
const SIDES = ['before', 'after'] as const

export const countStatements = (study: CheckedStudy): number =>
  study.jobSteps.reduce((sum, step) => sum + filledItems(step.outcomeStatements).length, 0)

/** Whether a study has so many outcome statements that it counts as written. */
export const isWritten = (study: CheckedStudy): boolean => countStatements(study) >= WRITTEN_STUDY

/** Steps that were proposed, neither decided nor in the study. */
export function waitingSteps({ study, earlier }: Pick<CoachContext, 'study' | 'earlier'>): readonly string[] {
  const known = new Set(study.jobSteps.map(({ uuid }) => uuid))
  return earlier.flatMap(({ proposal: { edit }, decision }) =>
    edit.kind === 'addStep' && decision === null && !known.has(edit.stepId) ? [edit.text] : [],
  )
}

/**
 * The next question of the path. It follows from the study, so that the path continues after a long pause, and after
 * answers of a language model.
 * @param passed keys of questions that were answered or passed over
 */
export function nextCoachQuestion(
  context: Pick<CoachContext, 'study' | 'earlier'>,
  passed: readonly string[],
): CoachQuestion {
  const { study } = context
  const isOpen = (question: CoachQuestion) => !passed.includes(questionKey(question))
  const candidates: CoachQuestion[] = []
  if (study.jtbd.executor.trim() === '') candidates.push({ kind: 'executor' })
  if (study.jtbd.userInput.trim() === '') candidates.push({ kind: 'job' })
  const steps = filledItems(study.jobSteps)
  // Whoever has begun to tell the steps is asked about all of them, however many the first answer had.
  const isTelling = STEP_QUESTIONS.some((about) => !isOpen({ kind: 'steps', about }))
  const fewSteps = steps.length < FEW_STEPS || isTelling
  for (const about of ASKED_STEPS) {
    // Both sides may have been told or asked about one by one.
    const isTold = about === 'around' && SIDES.every((side) => !isOpen({ kind: 'steps', about: side }))
    if (fewSteps && !isTold && !(about === 'execute' && steps.length > 0))
      candidates.push({ kind: 'steps', about })
  }
  const found = candidates.find(isOpen)
  if (found !== undefined) return found
  if (steps.length === 0) return { kind: waitingSteps(context).length > 0 ? 'waiting' : 'menu' }
  const incomplete = steps.filter(
    ({ outcomeStatements }) => filledItems(outcomeStatements).length < ENOUGH_STATEMENTS,
  )
  // What is wasted is asked about last, so that an interview soon reaches every step; of some steps at once, so that it
  // has soon heard of each kind.
  const whole = new Set(
    steps.length < WHOLLY_ASKED
      ? []
      : steps.flatMap(({ uuid }, at) => (at % WHOLLY_ASKED === 1 ? [uuid] : [])),
  )
  const isLast = ({ about, stepId }: { readonly about: OutcomeQuestion; readonly stepId: string }) =>
    about === LAST_ASKED && !whole.has(stepId)
  const asked = incomplete.flatMap(({ uuid }) =>
    OUTCOME_QUESTIONS.map((about) => ({ kind: 'outcomes', stepId: uuid, about }) as const),
  )
  const open = [...asked.filter((question) => !isLast(question)), ...asked.filter(isLast)].find(isOpen)
  if (open !== undefined) return open
  const rest: readonly CoachQuestion[] = [
    { kind: 'gaps' },
    ...LAYER_QUESTIONS.map((layer) => ({ kind: 'layer', layer }) as const),
  ]
  return rest.find(isOpen) ?? { kind: 'end' }
}
