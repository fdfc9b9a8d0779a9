import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Answered } from './answerAsWhole.ts'
import { mergeDrafts, NO_DRAFTS } from './drafting/mergeDrafts.ts'
import { passOn } from './proposals/passOn.ts'
import type { PlacedSteps } from './questions/afterStepPlaces.ts'
import { UNDERSTOOD } from './text/UNDERSTOOD.ts'

/** Words of a sentence from which it may tell something. */
const MOST_TALK = 8

/** Steps that a message puts in a place are drafted there; what else it says is answered. */
export function answerPlaced(
  context: CoachContext,
  state: CoachState,
  { drafted, notes, rest }: Pick<PlacedSteps, 'drafted' | 'notes' | 'rest'>,
  answerRest: (state: CoachState, rest: string) => Answered,
): Answered {
  const hasCards = drafted.proposals.length > 0
  const note = [...notes, ...(hasCards ? [UNDERSTOOD] : [])].join(' ')
  if (!/\p{L}{2}/u.test(rest)) {
    const isAnswer =
      state.open.kind === 'steps' && drafted.proposals.some(({ edit }) => edit.kind === 'addStep')
    return {
      step: isAnswer ? passOn(context, state, note, drafted) : { text: note, state, drafted },
      intent: hasCards ? 'answer' : 'correction',
    }
  }
  const answered = answerRest(state, rest)
  const { step } = answered
  // What is said beside it in a few words, and not understood, is talk.
  const isTalk =
    note !== '' &&
    (step.drafted?.proposals.length ?? 0) === 0 &&
    rest.split(' ').length < MOST_TALK &&
    step.text.includes('“')
  if (isTalk) return { ...answered, step: { text: note, state, drafted } }
  return {
    ...answered,
    step: {
      ...step,
      text: [note, step.text.replace(UNDERSTOOD, '').trim()].filter((each) => each !== '').join('\n\n'),
      drafted: mergeDrafts([drafted, { ...NO_DRAFTS, ...step.drafted }]),
    },
  }
}
