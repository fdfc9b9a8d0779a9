import { defineCount } from '../network/defineCount.ts'

const answersOfMember = defineCount('SIA_ANSWERS_PER_DAY', {
  // A long day of work with the coach.
  default: 200,
  description: 'Answers of the language model that a member of the coach gets per day (UTC).',
})
const answers = defineCount('SIA_ANSWERS_PER_DAY_TOTAL', {
  default: 20_000,
  description: 'The same for all members together, which bounds what the language model costs.',
})
const promptsOfMember = defineCount('JUDGE_PROMPTS_PER_DAY', {
  // Four runs over the largest study, or forty over an ordinary one.
  default: 1_000,
  description: 'Prompts per day (UTC) that the judge sends for a member. A prompt contains up to ten texts.',
})
const prompts = defineCount('JUDGE_PROMPTS_PER_DAY_TOTAL', {
  default: 20_000,
  description: 'The same for all members together, which bounds what the language model costs.',
})

/** How much the language model is used per day (UTC) at most, by one member and by all together. */
export interface ModelBudget {
  readonly member: number
  readonly total: number
}

/** Answers of the coach. Beyond them the built-in coach answers. */
export const coachBudget = (): ModelBudget => ({ member: answersOfMember.value(), total: answers.value() })

/** Prompts of the judge. Beyond them only the checker runs. */
export const judgeBudget = (): ModelBudget => ({ member: promptsOfMember.value(), total: prompts.value() })
