/** Which quota the judge has used up. */
export const JUDGE_REFUSALS = ['member', 'total'] as const
export type JudgeRefusal = (typeof JUDGE_REFUSALS)[number]

const AFTERWARDS = 'The built-in checks still ran. Try again after midnight UTC.'

/** Explains a refusal to the member. */
export const JUDGE_REFUSAL_MESSAGES: Readonly<Record<JudgeRefusal, string>> = {
  member: `You have used today's checks by the language model. ${AFTERWARDS}`,
  total: `The language model has reached its limit for today. ${AFTERWARDS}`,
}
