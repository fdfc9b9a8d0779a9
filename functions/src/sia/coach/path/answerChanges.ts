import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import type { Answered } from './answerAsWhole.ts'
import { answerMoves } from './answerMoves.ts'
import { mergeDrafts, NO_DRAFTS } from './drafting/mergeDrafts.ts'
import type { Step } from './proposals/passOn.ts'
import { afterChangeAsked } from './requests/afterChangeAsked.ts'
import { type TakenChanges, takeChanges } from './requests/takeChanges.ts'
import { isInLines } from './text/isInLines.ts'

/**
 * Replies to a message that may ask for another category or wording of an item of the study, or to remove one: cards
 * propose it, the open question is asked again, and what else the message says is answered.
 */
export function answerChanges(
  context: CoachContext,
  { changing, ...state }: CoachState,
  message: string,
  language: Language,
): Answered {
  // A line is a fact.
  if (isInLines(state.open, message)) return answerMoves(context, state, message, language)
  const asked = changing === undefined ? null : afterChangeAsked(context, changing, message, language)
  if (asked !== null)
    return { step: stepOf(state, { changes: [asked], question: null, rest: '' }), intent: 'correction' }
  const taken = takeChanges(context, state, message, language)
  if (taken === null) return answerMoves(context, state, message, language)
  const own = stepOf(state, taken)
  if (!/\p{L}{2}/u.test(taken.rest)) return { step: own, intent: 'correction' }
  const answered = answerMoves(context, state, taken.rest, language)
  const hasDrafts = (answered.step.drafted?.proposals.length ?? 0) > 0
  const told = stepOf(state, withoutMoved(taken, answered.step))
  const isTalk = !hasDrafts && taken.rest.split(' ').length < MOST_TALK && /[“*]/u.test(answered.step.text)
  return isTalk ? { step: own, intent: 'correction' } : { ...answered, step: both(told, answered.step) }
}

/** The changes without the removal of steps that the same message moves: they are needed. */
function withoutMoved(taken: TakenChanges, { drafted }: Step): TakenChanges {
  const moved = new Set(
    drafted?.proposals.flatMap(({ edit }) => (edit.kind === 'moveStep' ? [edit.stepId] : [])),
  )
  const changes = taken.changes.flatMap((change) => {
    const proposals = change.proposals.filter(
      ({ edit }) => edit.kind !== 'removeStep' || !moved.has(edit.stepId),
    )
    if (proposals.length === change.proposals.length) return [change]
    return proposals.length === 0 ? [] : [{ ...change, proposals }]
  })
  return { ...taken, changes }
}

/** Words of the rest from which it may tell something, though it was not understood. */
const MOST_TALK = 8

function stepOf(state: CoachState, { changes, question }: TakenChanges): Step {
  const step: Step = {
    text: [...changes.map(({ note }) => note), question?.text ?? ''].filter((text) => text !== '').join(' '),
    state,
    drafted: { ...NO_DRAFTS, proposals: changes.flatMap(({ proposals }) => proposals) },
    replaced: changes.flatMap(({ replaced }) => replaced),
    isFiled: true,
  }
  return question === null
    ? step
    : {
        ...step,
        state: { ...state, changing: question.changing },
        asksAgain: false,
        choices: question.choices,
      }
}

/** What the coach says of changes, and of the rest of the message. */
function both(own: Step, rest: Step): Step {
  const { changing } = own.state
  return {
    ...rest,
    text: [own.text, rest.text].filter((text) => text !== '').join('\n\n'),
    drafted: mergeDrafts([
      { ...NO_DRAFTS, ...own.drafted },
      { ...NO_DRAFTS, ...rest.drafted },
    ]),
    replaced: [...(own.replaced ?? []), ...(rest.replaced ?? [])],
    ...(changing !== undefined && {
      state: { ...rest.state, changing },
      asksAgain: false,
      choices: own.choices ?? [],
    }),
  }
}
