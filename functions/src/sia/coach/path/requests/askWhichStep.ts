import { asTyped, type CoachContext, type CoachState, questionKey } from '@outcome-studio/shared/domain/coach'
import { asksToAdd } from '../../messages/addRequest.ts'
import type { Step } from '../proposals/passOn.ts'

const AROUND = { kind: 'steps', about: 'around' } as const

/** Asks which step is missing where a member says only that one is; null for another message. */
export function askWhichStep({ study }: CoachContext, state: CoachState, message: string): Step | null {
  if (study.jobSteps.length === 0 || !asksToAdd(message)) return null
  const last = asTyped(study.jobSteps.at(-1)?.userInput ?? '')
  const isOpen = state.open.kind === 'steps'
  return {
    text: `**Which step is missing?** Say it as a verb and its object, and where it belongs: *… after ${last}*.`,
    asksAgain: false,
    choices: ['Skip'],
    state: {
      ...state,
      open: isOpen ? state.open : AROUND,
      passed: isOpen ? state.passed : state.passed.filter((key) => key !== questionKey(AROUND)),
    },
  }
}
