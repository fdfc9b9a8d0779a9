import type { ModelProblemKind } from '@outcome-studio/shared/domain/languageModel'

/** How a provider answers instead of the model, and what that means. */
interface ProviderAnswer {
  /** HTTP statuses, also those that an error within a stream stands for; null for any. */
  readonly statuses: readonly number[] | null
  /** What the error's type, code or message contains; null for anything. */
  readonly says: RegExp | null
  readonly problem: ModelProblemKind
}

const answer = (
  problem: ModelProblemKind,
  statuses: readonly number[] | null,
  says: RegExp | null = null,
): ProviderAnswer => ({ statuses, says, problem })

/**
 * The errors of providers (docs/decisions/coach-with-a-model.md). The first row that fits counts: what the error says is
 * more exact than its status, which compatible endpoints choose differently.
 */
export const PROVIDER_ANSWERS: readonly ProviderAnswer[] = [
  answer('quotaSpent', null, /insufficient_quota|billing|credit balance|payment_required/),
  answer('tooLong', null, /context_length|context window|prompt is too long|request_too_large/),
  answer('contentRefused', null, /content_filter|content_policy|responsible ai|safety system/),
  answer('modelUnknown', null, /model_not_found|not_found_error|model .{0,80}(?:not exist|not found)/),
  answer('keyRefused', null, /invalid_api_key|authentication_error|permission_error/),
  answer('rateLimited', null, /rate_limit/),
  answer('overloaded', null, /overloaded|api_error|server_error/),
  answer('keyRefused', [401, 403]),
  answer('quotaSpent', [402]),
  answer('modelUnknown', [404, 405, 410]),
  answer('timedOut', [408, 504]),
  answer('tooLong', [413]),
  answer('rateLimited', [429]),
  answer('overloaded', [409, 425, 500, 502, 503, 507, 520, 522, 524, 529]),
]

/** Longest text of an error that is read. */
const MAX_READ = 2_000

/**
 * What an error of a provider means.
 * @param status HTTP status; null for an error within a stream that has none
 * @param said the error's type, code and message, which is only read
 */
export function problemOf(status: number | null, said: string): ModelProblemKind {
  const text = said.slice(0, MAX_READ).toLowerCase()
  const row = PROVIDER_ANSWERS.find(
    ({ statuses, says }) =>
      (statuses === null || (status !== null && statuses.includes(status))) &&
      (says === null || says.test(text)),
  )
  if (row !== undefined) return row.problem
  if (status === null) return 'malformed'
  return status >= 500 ? 'overloaded' : 'requestRefused'
}
