import {
  type CoachContext,
  type CoachState,
  nextCoachQuestion,
  OUTCOME_QUESTIONS,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import { passOn, type Step } from '../proposals/passOn.ts'

/** "skip this step", "next step": all that is asked about the step, not only the open question. */
const OF_STEP = /\b(?:(?:this|that|the|whole|next) step|skip step)\b/i

/** Passes over the open question, or over its step if the message names that. */
export function skip(context: CoachContext, state: CoachState, message: string): Step {
  return state.open.kind === 'outcomes' && OF_STEP.test(message)
    ? skipStep(context, state, 'Skipped.')
    : passOn(context, { ...state, unclear: '' }, 'Skipped.')
}

/** Passes over all questions about the step that is asked about. */
export function skipStep(context: CoachContext, state: CoachState, text: string): Step {
  const { open } = state
  if (open.kind !== 'outcomes') return passOn(context, { ...state, unclear: '' }, text)
  const keys = OUTCOME_QUESTIONS.map((about) => questionKey({ ...open, about }))
  const passed = [...state.passed.filter((key) => !keys.includes(key)), ...keys]
  const next = nextCoachQuestion(context, passed)
  const isLast = next.kind !== 'outcomes'
  return {
    text: isLast ? `${text} That was the last step.` : text,
    state: { ...state, open: next, passed, misses: 0, unclear: '' },
  }
}
