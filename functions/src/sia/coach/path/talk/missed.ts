import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import { missedKey, passOn, type Step } from '../proposals/passOn.ts'

/** Leaves an open question; who does what is asked again once, later. */
export function missed(context: CoachContext, state: CoachState): Step {
  const { kind } = state.open
  const isNeeded = kind === 'executor' || kind === 'job'
  // Without a job there is no size to ask about.
  const passed = [
    ...state.passed,
    ...(isNeeded ? [missedKey(kind)] : []),
    ...(kind === 'job' && context.study.jtbd.userInput.trim() === '' ? ['size'] : []),
  ]
  const text = isNeeded
    ? 'Let’s leave this open; I’ll ask again later.'
    : 'Let’s leave this one; you can come back to it.'
  return passOn(context, { ...state, passed }, text)
}
