import { AuthError } from '../accounts/AuthError.ts'

/** Credentials from the identity provider. */
export interface Assertion {
  readonly providerId: string
  readonly idToken: string
  readonly accessToken: string | undefined
  /** Empty when missing, which matches no ID token of a sign-in through this server. */
  readonly rawNonce: string
}

interface AssertionRequest {
  readonly requestUri?: string | undefined
  readonly postBody?: string | undefined
}

/**
 * Reads the provider's response from the query of the handler's URL. An application that obtained the ID token itself
 * sends it as a form in the body.
 *
 * @throws AuthError MISSING_REQUEST_URI, INVALID_REQUEST_URI, INVALID_CREDENTIAL_OR_PROVIDER_ID or
 * INVALID_IDP_RESPONSE
 */
export function readAssertion({ requestUri, postBody }: AssertionRequest): Assertion {
  if (!requestUri) throw new AuthError('MISSING_REQUEST_URI')
  if (!URL.canParse(requestUri)) throw new AuthError('INVALID_REQUEST_URI')
  const answer = postBody ? new URLSearchParams(postBody) : new URL(requestUri).searchParams
  const providerId = answer.get('providerId')
  if (!providerId)
    throw new AuthError(
      'INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential: providerId is missing.',
    )
  const idToken = answer.get('id_token')
  if (!idToken) throw new AuthError('INVALID_IDP_RESPONSE : The answer has no ID token.')
  return {
    providerId,
    idToken,
    accessToken: answer.get('access_token') ?? undefined,
    rawNonce: answer.get('nonce') ?? '',
  }
}
