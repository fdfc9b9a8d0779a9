import { coachReply } from '../coach/path/coachReply.ts'
import type { AnswerSource } from './AnswerSource.ts'

/** The built-in coach: deterministic, at once and in one piece. */
export const RULE_ANSWERS: AnswerSource = {
  answer: async ({ turns: _turns, state: earlier, ...context }, write) => {
    const { text, choices, proposals, state } = coachReply(context, earlier)
    await write(text)
    return { status: 'whole', by: 'rules', notice: null, choices, proposals, state }
  },
}
