import { APICallError } from 'ai'
import { AnswerTooLargeError } from '../network/boundedFetch.ts'
import type { ModelFailure } from './LanguageModel.ts'

/** An error of the library `ai` for the log, without texts of the member. */
export function describeFailure(error: unknown): ModelFailure {
  if (APICallError.isInstance(error)) {
    return {
      reason: error.statusCode === undefined ? 'not reached' : `status ${error.statusCode}`,
      isPassing: error.isRetryable && !isTooLarge(error),
      retryAfter: error.responseHeaders?.['retry-after'] ?? null,
    }
  }
  return { reason: error instanceof Error ? error.name : 'unknown', isPassing: false, retryAfter: null }
}

/** A broken connection is transient; an answer without end would be as long on a retry. */
const isTooLarge = (error: APICallError): boolean => error.cause instanceof AnswerTooLargeError
