import { type CoachContext, type CoachState, questionKey } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { draftStepLines, noStepYet } from '../drafting/draftStepLines.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { isInLines } from '../text/isInLines.ts'
import { afterParts } from './afterParts.ts'

/** The questions about both sides of the heart, and the one about both at once. */
export const SIDES: ReadonlySet<string> = new Set(['steps before', 'steps after'])
export const AROUND = questionKey({ kind: 'steps', about: 'around' })

/**
 * The reply to steps that were told in lines, of which none is lost without a word.
 * @returns null for an answer in any other form
 */
export function afterStepLines(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step | null {
  const drafted = draftStepLines(context, state.open, message, language)
  if (drafted === null) return null
  const { proposals, refused, repeated } = drafted
  if (proposals.length + repeated.length === 0) return { text: noStepYet(refused), state, asksAgain: false }
  const covered = questionKey(state.open) === AROUND ? SIDES : []
  const step = afterParts(context, { ...state, passed: [...state.passed, ...covered] }, drafted, true)
  const notes = refused.length === 0 ? [] : [noStepYet(refused)]
  return { ...step, text: [...notes, step.text].join('\n\n') }
}

/** The state after steps that are told in lines where the size of the job is asked: it is right. */
export function atHeart(context: CoachContext, state: CoachState, message: string): CoachState {
  if (state.open.kind !== 'size' || !isInLines(state.open, message)) return state
  const next = passOn(context, state, '').state
  return next.open.kind === 'steps' ? next : state
}
