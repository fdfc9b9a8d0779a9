import { isRecord } from '@outcome-studio/shared/domain/base'

/** Addresses at which the SDK reads the user and renews the token, at Google or at an emulator. */
const ASKS_WHO =
  /\b(identitytoolkit\.googleapis\.com\/v1\/accounts:lookup|securetoken\.googleapis\.com\/v1\/token)\b/

const BAD_REQUEST = 400

/** The auth service answered with neither data nor a refusal. */
export class NoVerdictError extends Error {
  override readonly name = 'NoVerdictError'
}

/**
 * Prevents a failing auth service from ending the session (docs/architecture.md §4). When a page opens, the SDK deletes
 * the stored sign-in after any unexpected response, but not after a failed request. So a response that is neither data
 * nor a refusal fails here. Other requests are unchanged.
 * @param page object whose fetch the SDK uses
 * @returns the release
 */
export function guardAuthResponses(page: { fetch: typeof fetch }): () => void {
  const direct = page.fetch
  const kept: typeof fetch = async (input, init) => {
    const response = await direct.call(page, input, init)
    const isAddress = typeof input === 'string' || input instanceof URL
    if (isAddress && ASKS_WHO.test(String(input))) await requireVerdict(response.clone())
    return response
  }
  page.fetch = kept
  return () => {
    // If another wrapper was installed on top since, it still calls this one, which then has to stay.
    if (page.fetch === kept) page.fetch = direct
  }
}

async function requireVerdict(response: Response): Promise<void> {
  const said: unknown = await response.json().catch(() => null)
  const isVerdict = response.ok ? isAnswer(said) : response.status === BAD_REQUEST && isRefusal(said)
  if (!isVerdict) throw new NoVerdictError(`The sign-in service answered ${response.status}.`)
}

function isAnswer(said: unknown): boolean {
  if (!isRecord(said)) return false
  const { users, access_token: token } = said
  return (Array.isArray(users) && users.length > 0) || typeof token === 'string'
}

function isRefusal(said: unknown): boolean {
  return isRecord(said) && isRecord(said.error) && typeof said.error.message === 'string'
}
