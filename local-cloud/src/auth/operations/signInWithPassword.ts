import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { isPassword } from '../accounts/passwords.ts'
import { normalEmail } from './identifiers.ts'
import type { Operation } from './Operation.ts'
import { passwordAttempts } from './passwordAttempts.ts'
import { startSession } from './session.ts'

const Request = z.object({ email: z.string().optional(), password: z.string().optional() })

/** accounts:signInWithPassword. Clients that may not look up addresses learn nothing about why it failed. */
export const signInWithPassword: Operation = (call, body) => {
  if (!call.clientRights.has('passwords')) throw new AuthError('PASSWORD_LOGIN_DISABLED')
  const unknown = (code: string) =>
    new AuthError(call.clientRights.has('emailLookup') ? code : 'INVALID_LOGIN_CREDENTIALS')
  const { email, password } = Request.parse(body)
  if (email === undefined) throw new AuthError('MISSING_EMAIL')
  if (!password) throw new AuthError('MISSING_PASSWORD')
  const attempt = passwordAttempts(call, normalEmail(email))
  if (call.attempts.waitFor(attempt, call.now) > 0) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER')
  const account = call.accounts.findByEmail(call.projectId, normalEmail(email))
  if (!account) {
    call.attempts.note(attempt, call.now)
    throw unknown('EMAIL_NOT_FOUND')
  }
  if (account.disabled) throw new AuthError('USER_DISABLED')
  if (!account.password || !isPassword(password, account.password)) {
    call.attempts.note(attempt, call.now)
    throw unknown('INVALID_PASSWORD')
  }
  call.attempts.forget(attempt)
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.localId,
    email: account.email,
    displayName: account.displayName ?? '',
    profilePicture: account.photoUrl,
    ...startSession(call, account, 'password'),
  }
}
