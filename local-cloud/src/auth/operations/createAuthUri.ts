import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { createLocalId, normalEmail } from './identifiers.ts'
import type { Operation } from './Operation.ts'

const Request = z.object({ identifier: z.string().optional(), continueUri: z.string().optional() })

/** accounts:createAuthUri for the SDK's fetchSignInMethodsForEmail: the sign-in methods of an e-mail, if clients may ask. */
export const createAuthUri: Operation = (call, body) => {
  const { identifier, continueUri } = Request.parse(body)
  if (!identifier) throw new AuthError('MISSING_IDENTIFIER')
  if (!continueUri) throw new AuthError('MISSING_CONTINUE_URI')
  const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: createLocalId() }
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
