import { answerLines, type CoachTurn, questionKey, readCoachState } from '@outcome-studio/shared/domain/coach'
import type { ConversationSnapshot } from '../../core/ConversationSnapshot.ts'
import type { LinesQuestion } from '../../domain/lines/lineRows.ts'

/**
 * The open question, if it can be answered in lines; null while a reply is awaited, while the coach asks about words of
 * the last answer, and for a language model, which asks in its own words.
 */
export function openLines(
  { messages, block }: Pick<ConversationSnapshot, 'messages' | 'block'>,
  opening: CoachTurn,
): LinesQuestion | null {
  if (block !== null) return null
  const last = messages.at(-1)
  const answer = last?.role === 'coach' ? last.message : null
  if (last !== undefined && answer?.by !== 'rules') return null
  const stored = answer?.state ?? opening.state
  const state = readCoachState(stored)
  const kinds = state === null || state.unclear !== '' ? [] : answerLines(state.open)
  return state === null || kinds.length === 0 ? null : { key: questionKey(state.open), kinds, state: stored }
}
