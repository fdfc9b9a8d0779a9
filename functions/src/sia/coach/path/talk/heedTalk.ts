import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import {
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  nameAsTyped,
  nextCoachQuestion,
  OUTCOME_QUESTIONS,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import type { Talk } from '../../messages/readTalk.ts'
import { settled } from '../later/leftWords.ts'
import type { NamedStep } from '../places/actionOfStep.ts'
import { findStep } from '../places/findStep.ts'
import { stepNamed } from '../places/stepNamed.ts'
import { passOn } from '../proposals/passOn.ts'
import { shareOfWords } from '../text/sharedWords.ts'

/** Share of the words of a name that parked words have to have. */
const LEAST_SHARE = 0.5
/** Remembered once it was explained that a target is a level. */
const EXPLAINED = 'target explained'

/** Whether a name is that of a step of the study, or of words that are still to be asked about. */
export const isKnownName =
  ({ study }: CoachContext, { unclear, left = [] }: CoachState) =>
  (name: string): boolean =>
    stepMeant(study, name) !== null ||
    [unclear, ...left.map(({ words }) => words)].some((words) => shareOfWords(name, words) >= LEAST_SHARE)

/** The step that a name or a number means; of several with all of its words, the first. */
function stepMeant(study: CheckedStudy, name: string): NamedStep | null {
  const { steps, match } = findStep(study, name.replace(/^step number /, 'step '), null)
  return match === 'part' ? stepNamed(study, name) : (steps[0] ?? null)
}

/** What follows from what was said to the coach beside an answer. */
export interface Heeded {
  readonly state: CoachState
  /** What the coach says about it first. */
  readonly notes: readonly string[]
}

/** Takes into account what was said to the coach: grief, targets, and what is to be left out. */
export function heedTalk(context: CoachContext, before: CoachState, talk: Talk): Heeded {
  const notes: string[] = []
  let state = before
  if (talk.hasGrief) notes.push('I’m sorry. That is hard to carry.')
  else if (talk.isWeary) notes.push('You must be tired, so let’s keep it short.')
  else if (talk.isConfused) notes.push('That is my fault: let’s take one small thing at a time.')
  if (talk.hasTarget && !state.passed.includes(EXPLAINED)) {
    notes.push('A target is a level; later we ask how important an outcome is, so we leave the figure out.')
    state = { ...state, passed: [...state.passed, EXPLAINED] }
  }
  for (const name of new Set(talk.leftOut)) {
    const step = stepNamed(context.study, name)
    state = settled(state, [name])
    if (shareOfWords(name, state.unclear) >= LEAST_SHARE) state = { ...state, unclear: '', misses: 0 }
    if (step === null) continue
    notes.push(`We leave ${nameAsTyped(step.userInput)} out of the questions; it stays in your study.`)
    state = withoutQuestions(
      context,
      state,
      OUTCOME_QUESTIONS.map((about) => questionKey({ kind: 'outcomes', stepId: step.uuid, about })),
    )
  }
  if (talk.endsSteps && context.study.jobSteps.length > 0) {
    notes.push('Good, then to the outcomes.')
    state = withoutQuestions(context, { ...state, unclear: '' }, STEP_KEYS)
  }
  if (talk.goesTo !== null) {
    const step = stepMeant(context.study, talk.goesTo)
    notes.push(
      step === null
        ? `There is no step about ${nameAsTyped(talk.goesTo)} yet, so tell me what they do there.`
        : `Then to ${nameAsTyped(step.userInput)}.`,
    )
    state = { ...state, open: questionOfStep(step?.uuid ?? null, state), misses: 0, unclear: '' }
  }
  if (talk.skips) state = skipped(context, state)
  return { state, notes }
}

/** The first question about a step that was not asked yet; what comes before and after if there is no step. */
function questionOfStep(stepId: string | null, { passed }: CoachState): CoachQuestion {
  if (stepId === null) return { kind: 'steps', about: 'around' }
  const questions = OUTCOME_QUESTIONS.map((about) => ({ kind: 'outcomes', stepId, about }) as const)
  const [first = { kind: 'outcomes', stepId, about: 'wrong' } as const] = questions.filter(
    (each) => !passed.includes(questionKey(each)),
  )
  return first
}

const STEP_KEYS = (['execute', 'around', 'before', 'after'] as const).map((about) =>
  questionKey({ kind: 'steps', about }),
)

/** Passes over questions, of which the open one may be one. */
function withoutQuestions(context: CoachContext, state: CoachState, keys: readonly string[]): CoachState {
  const passed = [...state.passed.filter((key) => !keys.includes(key)), ...keys]
  return keys.includes(questionKey(state.open))
    ? { ...state, passed, open: nextCoachQuestion(context, passed), misses: 0, unclear: '' }
    : { ...state, passed }
}

/** "Skip it" is about the words that were asked about, else about the question. */
function skipped(context: CoachContext, state: CoachState): CoachState {
  if (state.unclear !== '') return { ...state, unclear: '', misses: 0 }
  return passOn(context, { ...state }, '').state
}
