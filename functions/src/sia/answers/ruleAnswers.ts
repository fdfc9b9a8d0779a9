import type { AnswerSource } from './AnswerSource.ts'

/** The built-in coach: deterministic, at once and in one piece. */
export const RULE_ANSWERS: AnswerSource = {
  answer: async ({ turns: _turns, state: earlier, ...context }, write) => {
    // Loaded with the first answer: no other function needs the coach, and it takes memory and time.
    const [{ coachReply }, { ENGLISH }] = await Promise.all([
      import('../coach/path/coachReply.ts'),
      import('../coach/language/ENGLISH.ts'),
    ])
    const { turn } = coachReply(context, earlier, ENGLISH)
    await write(turn.text)
    const { choices, proposals, state } = turn
    return { status: 'whole', by: 'rules', verPrompt: '', notice: null, choices, proposals, state }
  },
}
