/** What a step is asked about: what takes long, what goes wrong, what is wasted (docs/method.md §7). */
export const OUTCOME_QUESTIONS = ['long', 'wrong', 'wasted'] as const
export type OutcomeQuestion = (typeof OUTCOME_QUESTIONS)[number]
