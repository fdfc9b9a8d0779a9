import { type CoachContext, type CoachState, questionKey } from '@outcome-studio/shared/domain/coach'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { remembered } from '../later/leftWords.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { withDraftedSteps } from '../proposals/withDraftedSteps.ts'
import { UNDERSTOOD } from '../text/UNDERSTOOD.ts'

/** After parts that leave nothing else to answer: the open question again, unless they answered it. */
export function afterParts(
  context: CoachContext,
  state: CoachState,
  drafted: DraftedAnswer,
  isAnswered: boolean,
): Step {
  const text =
    drafted.proposals.length > 0 ? UNDERSTOOD : 'That is in your study or among the drafts already.'
  const planned = { ...context, study: withDraftedSteps(context.study, drafted) }
  const found = nextPlace(planned, withRefused(state, drafted), isAnswered)
  return { ...found, text: [text, found.text].filter((each) => each !== '').join('\n\n'), drafted }
}

/** The state after the covered questions. */
export function nextPlace(context: CoachContext, state: CoachState, isAnswered: boolean): Step {
  const { open, passed } = state
  const isNamed = passed.includes('executor') && passed.includes('job')
  if (open.kind === 'executor' && isNamed) return passOn(context, { ...state, open: { kind: 'job' } }, '')
  if (isAnswered || passed.includes(questionKey(open))) return passOn(context, state, '')
  return { text: '', state: { ...state, unclear: '', misses: 0 } }
}

function withRefused(state: CoachState, drafted: DraftedAnswer): CoachState {
  const { refused, proposals } = drafted
  if (refused.length === 0 || proposals.length === 0) return state
  return remembered(state, state.open, drafted, refused)
}
