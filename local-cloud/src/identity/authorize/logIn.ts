import { isPassword, storePassword } from '../../auth/accounts/passwords.ts'
import { FOREIGN_FORM, inMinutes, NO_EMAIL } from '../forms/messages.ts'
import { isOwnForm } from '../forms/openForm.ts'
import { normalEmail } from '../provider/normalEmail.ts'
import type { Person } from '../provider/Person.ts'
import { newSecret } from '../provider/secrets.ts'
import { DEVICE_COOKIE, setCookie } from '../sessions/cookies.ts'
import { startSession } from '../sessions/startSession.ts'
import { credentialsReply } from './credentialsReply.ts'
import { grantCode } from './grantCode.ts'
import { withAuthorizeRequest } from './withAuthorizeRequest.ts'

/** Compared when the account does not exist, so that the response takes equally long. */
const DUMMY_PASSWORD = storePassword(newSecret(), 0)

/** GET /u/login: the log-in page of an authorization request. */
export const showLogIn = withAuthorizeRequest((_provider, visit, request) =>
  credentialsReply('log-in', visit, request)(200, {}),
)

/** POST /u/login: issues a code for the correct password. The response never reveals whether the account exists. */
export const logIn = withAuthorizeRequest((provider, visit, request) => {
  const reject = credentialsReply('log-in', visit, request)
  if (!isOwnForm(visit)) return reject(403, { notice: FOREIGN_FORM })
  const email = normalEmail(visit.form.get('email') ?? '')
  const password = visit.form.get('password') ?? ''
  if (email === undefined || password === '') {
    return reject(400, {
      emailError: email === undefined ? NO_EMAIL : undefined,
      passwordError: password === '' ? 'Enter your password.' : undefined,
    })
  }
  const now = provider.now()
  const attempt = provider.devices.attemptKey(email, visit.cookies.get(DEVICE_COOKIE))
  const wait = provider.attempts.waitFor(attempt, now)
  if (wait > 0) {
    return reject(429, {
      passwordError: `Too many wrong passwords for this email address. Try again in ${inMinutes(wait)}, or choose a new password by “Forgot password?”.`,
    })
  }
  const person = provider.people.findByEmail(email)
  if (!knowsPassword(person, password)) {
    provider.attempts.note(attempt, now)
    return reject(401, { passwordError: 'Wrong email or password.' })
  }
  provider.attempts.forget(attempt)
  const { session, cookie } = startSession(provider, visit, person.sub)
  return grantCode(provider, request, session, [
    cookie,
    setCookie(DEVICE_COOKIE, provider.devices.issue(email)),
  ])
})

function knowsPassword(person: Person | undefined, password: string): person is Person {
  return isPassword(password, person?.password ?? DUMMY_PASSWORD) && person !== undefined
}
