import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import {
  type CoachQuestion,
  type CoachState,
  nextCoachQuestion,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import { startRepairs } from './menu.ts'
import type { Drafted } from './proposeDrafts.ts'

/** What the coach says before the next question. */
export interface Step {
  readonly text: string
  readonly state: CoachState
  readonly drafted?: Drafted
  readonly asksAgain?: boolean
  readonly choices?: readonly string[]
}

/** Passes over the open question and asks the next one. */
export function passOn(context: CoachContext, state: CoachState, text: string): Step {
  const passed = [...state.passed.filter((key) => key !== questionKey(state.open)), questionKey(state.open)]
  const isJob = state.open.kind === 'job' && !passed.includes('size')
  if (state.open.kind === 'repair') {
    const next = startRepairs(context, { ...state, passed, misses: 0, unclear: '' })
    return { ...next, text: [text, next.text].filter((part) => part !== '').join('\n\n') }
  }
  const open: CoachQuestion = isJob ? { kind: 'size' } : nextCoachQuestion(context, passed)
  return { text, state: { ...state, open, passed, misses: 0, unclear: '' } }
}
