import type { BranchEntry } from './conversationTree.ts'
import type { AnswerStatus, CoachMessage } from './SiaMessage.ts'

/** lost: it was growing, and its server has gone. */
export type AnswerState = AnswerStatus | 'lost'

/** The state of an answer at a moment. */
export function answerState(
  { status, growsUntil }: Pick<CoachMessage, 'status' | 'growsUntil'>,
  now: Date,
): AnswerState {
  return status === 'growing' && Date.parse(growsUntil) <= now.getTime() ? 'lost' : status
}

/** Whether the last message of a branch is the member's, or an answer that was cut or lost. */
export function needsAnswer(branch: readonly BranchEntry[], now: Date): boolean {
  const last = branch.at(-1)?.message
  if (last === undefined) return false
  if (last.role === 'member') return true
  const state = answerState(last, now)
  return state === 'cut' || state === 'lost'
}
