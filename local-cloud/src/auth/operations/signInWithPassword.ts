import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { isPassword } from '../accounts/passwords.ts'
import { normalEmail } from './identifiers.ts'
import type { Operation } from './Operation.ts'
import { startSession } from './session.ts'

const Request = z.object({ email: z.string().optional(), password: z.string().optional() })

/** accounts:signInWithPassword, with the codes of a project without e-mail enumeration protection. */
export const signInWithPassword: Operation = (call, body) => {
  const { email, password } = Request.parse(body)
  if (email === undefined) throw new AuthError('MISSING_EMAIL')
  if (!password) throw new AuthError('MISSING_PASSWORD')
  const attempt = `${call.projectId} ${normalEmail(email)}`
  if (call.attempts.waitFor(attempt, call.now) > 0) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER')
  const account = call.accounts.findByEmail(call.projectId, normalEmail(email))
  if (!account) throw new AuthError('EMAIL_NOT_FOUND')
  if (account.disabled) throw new AuthError('USER_DISABLED')
  if (!account.password || !isPassword(password, account.password)) {
    call.attempts.note(attempt, call.now)
    throw new AuthError('INVALID_PASSWORD')
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
