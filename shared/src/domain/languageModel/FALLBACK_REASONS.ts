import { MODEL_PROBLEM_KINDS, MODEL_PROBLEMS, type ModelProblemKind } from './MODEL_PROBLEMS.ts'

/** Limits that apply before the model is asked. */
const LIMITS = ['budgetSpent', 'moderated', 'unchecked'] as const

/** Why the product went on without the language model. */
export const FALLBACK_REASONS = [...MODEL_PROBLEM_KINDS, ...LIMITS] as const
export type FallbackReason = (typeof FALLBACK_REASONS)[number]

const TITLES: Readonly<Record<Exclude<FallbackReason, ModelProblemKind>, string>> = {
  budgetSpent: 'Budget of the day used up',
  moderated: 'Refused by moderation',
  unchecked: 'Budget or moderation not checked',
}

/** A reason in a few words. */
export function fallbackTitle(reason: FallbackReason): string {
  switch (reason) {
    case 'budgetSpent':
    case 'moderated':
    case 'unchecked':
      return TITLES[reason]
    default:
      return MODEL_PROBLEMS[reason].title
  }
}
