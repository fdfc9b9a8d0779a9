import { AuthError } from '../accounts/AuthError.ts'

/** What the caller shows of the identity provider. */
export interface Assertion {
  readonly providerId: string
  readonly idToken: string
  readonly accessToken: string | undefined
  /** Empty when none was given, which no ID token of a sign-in through this server matches. */
  readonly rawNonce: string
}

interface AssertionRequest {
  readonly requestUri?: string | undefined
  readonly postBody?: string | undefined
}

/**
 * Reads the provider's answer, which comes in the query of the address that the handler made, or as a form in the
 * body when an application obtained the ID token itself.
 *
 * @throws AuthError MISSING_REQUEST_URI, INVALID_REQUEST_URI, INVALID_CREDENTIAL_OR_PROVIDER_ID or
 * INVALID_IDP_RESPONSE
 */
export function readAssertion({ requestUri, postBody }: AssertionRequest): Assertion {
  if (!requestUri) throw new AuthError('MISSING_REQUEST_URI')
  if (!URL.canParse(requestUri)) throw new AuthError('INVALID_REQUEST_URI')
  const answer = postBody ? new URLSearchParams(postBody) : new URL(requestUri).searchParams
  const providerId = answer.get('providerId')
  if (!providerId) throw new AuthError('INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential.')
  const idToken = answer.get('id_token')
  if (!idToken) throw new AuthError('INVALID_IDP_RESPONSE : The answer has no ID token.')
  return {
    providerId,
    idToken,
    accessToken: answer.get('access_token') ?? undefined,
    rawNonce: answer.get('nonce') ?? '',
  }
}
