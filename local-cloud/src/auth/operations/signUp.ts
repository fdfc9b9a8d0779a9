import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { newAccount } from '../accounts/newAccount.ts'
import { storePassword } from '../accounts/passwords.ts'
import { createLocalId, freeEmail, normalEmail } from './identifiers.ts'
import type { Operation } from './Operation.ts'
import { authenticate, startSession } from './session.ts'

const Request = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().optional(),
  localId: z.string().optional(),
  /** ID token of an anonymous account that adds e-mail and password. */
  idToken: z.string().optional(),
})

/** accounts:signUp: creates and signs in an account with e-mail and password, or an anonymous one. */
export const signUp: Operation = (call, body) => {
  const request = Request.parse(body)
  if (request.localId !== undefined) throw new AuthError('UNEXPECTED_PARAMETER : User ID')
  const linked = request.idToken === undefined ? undefined : authenticate(call, request.idToken)
  const target = linked?.call ?? call
  const anonymous = request.email === undefined && request.password === undefined
  if (anonymous && linked) throw new AuthError('MISSING_EMAIL')
  if (anonymous && !call.clientRights.has('anonymousSignUp')) throw new AuthError('ADMIN_ONLY_OPERATION')
  if (!anonymous && !call.clientRights.has('passwords')) throw new AuthError('OPERATION_NOT_ALLOWED')
  const base = linked?.account ?? newAccount(createLocalId(), call.now)
  const account = {
    ...base,
    ...(anonymous || request.displayName === undefined ? {} : { displayName: request.displayName }),
    ...(anonymous ? {} : credentials()),
  }
  const tokens = startSession(target, account, anonymous ? 'anonymous' : 'password')
  const { localId, displayName, email } = account
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId, displayName, email, ...tokens }

  function credentials() {
    if (request.email === undefined) throw new AuthError('MISSING_EMAIL')
    const email = normalEmail(request.email)
    if (!request.password) throw new AuthError('MISSING_PASSWORD')
    return {
      email: freeEmail(target, email, base.localId),
      password: storePassword(request.password, call.now),
    }
  }
}
