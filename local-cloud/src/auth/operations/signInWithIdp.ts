import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import type { IdentityClaims } from '../oidc/IdentityClaims.ts'
import { IdentityProviderError } from '../oidc/IdentityProviderError.ts'
import { UntrustedTokenError } from '../oidc/UntrustedTokenError.ts'
import { accountOfIdentity } from './idpAccount.ts'
import { type Assertion, readAssertion } from './idpAssertion.ts'
import type { Call, Operation } from './Operation.ts'
import { notSupported } from './refuseUnsupported.ts'
import { startSession } from './session.ts'

const Request = z.object({
  requestUri: z.string().optional(),
  postBody: z.string().optional(),
  /** ID token of an account that links another sign-in method. */
  idToken: z.string().optional(),
  autoCreate: z.boolean().default(true),
  returnIdpCredential: z.boolean().default(false),
})

const KIND = 'identitytoolkit#VerifyAssertionResponse'

/** accounts:signInWithIdp: signs in by an ID token of the identity provider. Finds or creates the account. */
export const signInWithIdp: Operation = async (call, body) => {
  const request = Request.parse(body)
  if (request.idToken !== undefined) {
    throw new AuthError(
      `OPERATION_NOT_ALLOWED : ${notSupported('linking of providers', 'idToken')} An identity is linked by its verified e-mail alone.`,
    )
  }
  const assertion = readAssertion(request)
  if (assertion.providerId !== call.identity.options.providerId) {
    throw new AuthError('OPERATION_NOT_ALLOWED : The identity provider configuration is not found.')
  }
  const claims = await verified(call, assertion)
  // No await from here on: of two concurrent sign-ins, the second one finds the account of the first.
  const { providerId } = call.identity.options
  const found = accountOfIdentity(call, providerId, claims, request.autoCreate)
  if (found.kind === 'unconfirmed') {
    return { kind: KIND, needConfirmation: true, email: found.email, verifiedProvider: found.methods }
  }
  const { account, isNew } = found
  return {
    kind: KIND,
    providerId,
    federatedId: `${claims.iss}/${claims.sub}`,
    localId: account.localId,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    rawUserInfo: JSON.stringify(claims),
    isNewUser: isNew,
    ...(request.returnIdpCredential
      ? { oauthIdToken: assertion.idToken, oauthAccessToken: assertion.accessToken }
      : {}),
    ...startSession(call, account, providerId),
  }
}

async function verified(call: Call, { idToken, rawNonce }: Assertion): Promise<IdentityClaims> {
  try {
    return await call.identity.verify(idToken, rawNonce, call.now)
  } catch (cause) {
    if (cause instanceof UntrustedTokenError) {
      const code =
        cause.part === 'nonce' ? 'MISSING_OR_INVALID_NONCE' : `INVALID_IDP_RESPONSE : ${cause.message}`
      throw new AuthError(code, 400, undefined, { cause })
    }
    if (cause instanceof IdentityProviderError) {
      throw new AuthError(
        'NETWORK_REQUEST_FAILED : The identity provider does not answer.',
        503,
        'UNAVAILABLE',
        {
          cause,
        },
      )
    }
    throw cause
  }
}
