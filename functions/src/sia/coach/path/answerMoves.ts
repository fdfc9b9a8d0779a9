import type { CoachContext, CoachState, Proposal } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { withPlaceAdded } from '../messages/addRequest.ts'
import type { Answered } from './answerAsWhole.ts'
import { answerPlaced } from './answerPlaced.ts'
import { answerWithTalk } from './answerWithTalk.ts'
import { mergeDrafts, NO_DRAFTS } from './drafting/mergeDrafts.ts'
import type { Step } from './proposals/passOn.ts'
import { afterMoveAsked } from './requests/afterMoveAsked.ts'
import { type TakenMoves, takeMoves } from './requests/takeMoves.ts'
import { takeStepOrders } from './requests/takeStepOrders.ts'
import { isInLines } from './text/isInLines.ts'

/** Replies to a message that may say where statements or steps belong: they are proposed there, and what else it says is answered. */
export function answerMoves(
  context: CoachContext,
  { moving, ...state }: CoachState,
  typed: string,
  language: Language,
): Answered {
  const message = withPlaceAdded(typed)
  const orders = takeStepOrders(context, message, language)
  if (orders !== null) {
    const { proposals, notes, rest } = orders
    const placed = { drafted: { ...NO_DRAFTS, proposals }, notes, rest }
    return answerPlaced(context, state, placed, (next, told) => answerMoves(context, next, told, language))
  }
  // A line is a fact.
  if (isInLines(state.open, message)) return answerWithTalk(context, state, message, language)
  const asked = moving === undefined ? null : afterMoveAsked(context, moving, message, language)
  if (asked !== null) {
    const moves = 'moving' in asked ? { ...NOTHING, question: asked } : { ...asked, question: null }
    return { step: stepOf(state, { ...moves, rest: '', restStepId: null }), intent: 'correction' }
  }
  const moves = takeMoves(context, state, message, language)
  if (moves === null) return answerWithTalk(context, state, message, language)
  const step = stepOf(state, moves)
  if (!/\p{L}{2}/u.test(moves.rest)) return { step, intent: 'correction' }
  const answered = answerWithTalk(context, state, moves.rest, language)
  const hasDrafts = (answered.step.drafted?.proposals.length ?? 0) > 0
  // "Hi. That belongs to packing": the rest tells nothing that "that" could mean.
  const alone =
    hasDrafts || moves.restStepId === null ? moves : takeMoves(context, state, message, language, false)
  if (alone === null) return answered
  const own = stepOf(state, alone)
  const isTalk = !hasDrafts && moves.rest.split(' ').length < MOST_TALK && answered.step.text.includes('“')
  return isTalk
    ? { step: own, intent: 'correction' }
    : { ...answered, step: both(answered.step, own, alone, state) }
}

/** Words of the rest from which it may tell something, though it was not understood. */
const MOST_TALK = 8

const NOTHING = { notes: [], proposals: [], replaced: [] }

/** What the coach says of moves alone. */
function stepOf(state: CoachState, { notes, proposals, replaced, question }: TakenMoves): Step {
  const drafted = { ...NO_DRAFTS, proposals }
  const text = [...notes, question?.text ?? ''].filter((each) => each !== '').join(' ')
  const said: Step = { text, state, drafted, replaced, isFiled: true }
  return question === null
    ? said
    : { ...said, state: { ...state, moving: question.moving }, asksAgain: false, choices: question.choices }
}

/** What the coach says of moves, and of the rest of the message. */
function both(rest: Step, moves: Step, { question, restStepId }: TakenMoves, { open }: CoachState): Step {
  const asked = open.kind === 'outcomes' ? open.stepId : null
  const refiled = (proposal: Proposal): Proposal => {
    const { edit } = proposal
    return restStepId !== null && edit.kind === 'addStatement' && (asked === null || edit.stepId === asked)
      ? { ...proposal, edit: { ...edit, stepId: restStepId } }
      : proposal
  }
  const own = { ...NO_DRAFTS, ...rest.drafted }
  const drafted = mergeDrafts([
    { ...NO_DRAFTS, ...moves.drafted },
    { ...own, proposals: own.proposals.map(refiled) },
  ])
  const replaced = [...(moves.replaced ?? []), ...(rest.replaced ?? [])]
  const texts = question === null ? [moves.text, rest.text] : [rest.text, moves.text]
  const text = texts.filter((each) => each !== '').join('\n\n')
  if (question === null) return { ...rest, text, drafted, replaced }
  const state = { ...rest.state, moving: question.moving }
  return { ...rest, text, drafted, replaced, state, asksAgain: false, choices: question.choices }
}
