import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { createLocalId, isEmail, normalEmail } from './identifiers.ts'
import type { Operation } from './Operation.ts'
import { notSupported } from './refuseUnsupported.ts'

const Request = z.object({
  identifier: z.string().optional(),
  continueUri: z.string().optional(),
  sessionId: z.string().optional(),
  providerId: z.string().optional(),
})

/** accounts:createAuthUri for the SDK's fetchSignInMethodsForEmail: the sign-in methods of an e-mail, if clients may ask. */
export const createAuthUri: Operation = (call, body) => {
  const { identifier, continueUri, providerId, sessionId = createLocalId() } = Request.parse(body)
  if (providerId) {
    throw new AuthError(`OPERATION_NOT_ALLOWED : ${notSupported('sign-in pages of providers', 'providerId')}`)
  }
  if (!identifier) throw new AuthError('MISSING_IDENTIFIER')
  if (!continueUri) throw new AuthError('MISSING_CONTINUE_URI')
  if (!URL.canParse(continueUri)) throw new AuthError('INVALID_CONTINUE_URI')
  if (!isEmail(identifier)) throw new AuthError('INVALID_IDENTIFIER')
  const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId }
  if (!call.clientRights.has('emailLookup')) return answer
  const account = call.accounts.findByEmail(call.projectId, normalEmail(identifier))
  const methods = account
    ? [
        ...(account.password ? ['password'] : []),
        ...account.linkedProviders.map(({ providerId }) => providerId),
      ]
    : []
  return { ...answer, registered: account !== undefined, allProviders: methods, signinMethods: methods }
}
