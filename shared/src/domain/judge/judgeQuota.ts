/** Prompts per day (UTC) that the judge answers. A prompt contains up to ten texts. */
export const JUDGE_PROMPTS_PER_DAY = {
  /** Four runs over the largest study, or forty over an ordinary one. */
  member: 1_000,
  /** All members together, which bounds what the language model costs. */
  total: 20_000,
} as const

/** Which quota the judge has used up. */
export const JUDGE_REFUSALS = ['member', 'total'] as const
export type JudgeRefusal = (typeof JUDGE_REFUSALS)[number]

const AFTERWARDS = 'The built-in checks still ran. Try again after midnight UTC.'

/** Explains a refusal to the member. */
export const JUDGE_REFUSAL_MESSAGES: Readonly<Record<JudgeRefusal, string>> = {
  member: `You have used today's checks by the language model. ${AFTERWARDS}`,
  total: `The language model has reached its limit for today. ${AFTERWARDS}`,
}
