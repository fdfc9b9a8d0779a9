import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import type { PaymentsCloud } from './openPayments.ts'

const tokenSchema = z.object({ idToken: z.string() })
const errorSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) })

/** Answers that the caller can have caused. */
const REFUSALS: readonly string[] = ['FAILED_PRECONDITION', 'PERMISSION_DENIED', 'RESOURCE_EXHAUSTED']
/** A busy machine may need several. */
const MOST_ATTEMPTS = 10

/**
 * Calls a function that is safe to repeat as a member who has just signed in. Calls again if it takes too long.
 * @returns whether the function did it; false if it refused
 * @throws Error if the function failed in another way
 */
export async function callAsMember(
  uid: string,
  name: string,
  data: object | null,
  { cloud, auth }: PaymentsCloud,
): Promise<boolean> {
  const signIn = `${cloud.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local`
  const token = await auth.createCustomToken(uid)
  const signedIn = await post(signIn, { token, returnSecureToken: true })
  const { idToken } = tokenSchema.parse(await signedIn.json())
  const origin = `http://localhost:${cloud.functionsPort}/demo-outcome-studio/${FUNCTIONS_REGION}`
  for (let attempt = 1; ; attempt += 1) {
    const response = await post(`${origin}/${name}`, { data }, { authorization: `Bearer ${idToken}` })
    if (response.ok) return true
    const { status, message } = errorSchema.parse(await response.json()).error
    if (REFUSALS.includes(status)) return false
    // The call before has deleted the account.
    if (status === 'UNAUTHENTICATED' && attempt > 1) return true
    if (status !== 'DEADLINE_EXCEEDED' || attempt === MOST_ATTEMPTS) {
      throw new Error(`${name} answered ${status}: ${message}`)
    }
  }
}

function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
