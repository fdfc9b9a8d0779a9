import { isRecord } from '@outcome-studio/shared/domain'

/** Where the SDK asks who somebody is and for their next token, at Google's or at an emulator. */
const ASKS_WHO =
  /\b(identitytoolkit\.googleapis\.com\/v1\/accounts:lookup|securetoken\.googleapis\.com\/v1\/token)\b/

const BAD_REQUEST = 400

/** The sign-in service answered, but neither yes nor no. */
export class NoVerdictError extends Error {
  override readonly name = 'NoVerdictError'
}

/**
 * Keeps people signed in while the sign-in service fails. As a page opens, the SDK takes every answer that it does
 * not understand for the end of the session, and forgets it in this browser; only a request that failed leaves the
 * session as it is. So whatever is neither an answer nor a refusal in the service's own form fails here. Every
 * other call is left as it is.
 * @param page whose fetch the SDK uses
 * @returns the release
 */
export function keepSignIn(page: { fetch: typeof fetch }): () => void {
  const direct = page.fetch
  const kept: typeof fetch = async (input, init) => {
    const response = await direct.call(page, input, init)
    const isAddress = typeof input === 'string' || input instanceof URL
    if (isAddress && ASKS_WHO.test(String(input))) await requireVerdict(response.clone())
    return response
  }
  page.fetch = kept
  return () => {
    // Whoever has put theirs on top since still calls this one: it stays.
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
