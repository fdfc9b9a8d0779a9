import { MODEL_PROBLEMS, type ModelProblemKind } from '@outcome-studio/shared/domain/languageModel'
import type { ModelFailure } from './LanguageModel.ts'

/**
 * A failure of a kind.
 * @param reason for the log, without texts of the member
 * @param retryAfter header Retry-After as received
 */
export function failureOf(
  problem: ModelProblemKind,
  reason: string,
  retryAfter: string | null = null,
): ModelFailure {
  return { problem, reason, isPassing: MODEL_PROBLEMS[problem].isPassing, retryAfter }
}
