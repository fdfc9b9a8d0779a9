import { isPassword, storePassword } from '../../auth/accounts/passwords.ts'
import { FOREIGN_FORM, inMinutes, NO_EMAIL } from '../forms/messages.ts'
import { isOwnForm } from '../forms/openForm.ts'
import type { Endpoint } from '../Provider.ts'
import { normalEmail } from '../people/normalEmail.ts'
import type { Person } from '../people/Person.ts'
import { newSecret } from '../secrets.ts'
import { startSession } from '../sessions/startSession.ts'
import { credentialsReply } from './credentialsReply.ts'
import { grantCode } from './grantCode.ts'
import { readAuthorizeRequest } from './readAuthorizeRequest.ts'

/** Compared with where there is nobody, so that the answer takes as long. */
const NOBODYS_PASSWORD = storePassword(newSecret(), 0)

const PURPOSE = 'log-in'

/** GET /u/login: the log-in page of a request for a code. */
export const showLogIn: Endpoint = (provider, visit) => {
  const outcome = readAuthorizeRequest(provider.clients, visit.query)
  if ('refusal' in outcome) return outcome.refusal
  return credentialsReply(visit, outcome.request, 200, { purpose: PURPOSE, email: outcome.request.loginHint })
}

/** POST /u/login: a code for whoever knows the password. The answer never tells whether the address has an account. */
export const logIn: Endpoint = (provider, visit) => {
  const outcome = readAuthorizeRequest(provider.clients, visit.query)
  if ('refusal' in outcome) return outcome.refusal
  const { request } = outcome
  const typed = visit.form.get('email') ?? ''
  const password = visit.form.get('password') ?? ''
  if (!isOwnForm(visit))
    return credentialsReply(visit, request, 403, { purpose: PURPOSE, email: typed, notice: FOREIGN_FORM })
  const email = normalEmail(typed)
  if (email === undefined || password === '') {
    return credentialsReply(visit, request, 400, {
      purpose: PURPOSE,
      email: typed,
      emailError: email === undefined ? NO_EMAIL : undefined,
      passwordError: password === '' ? 'Enter your password.' : undefined,
    })
  }
  const now = provider.now()
  const wait = provider.attempts.waitFor(email, now)
  if (wait > 0) {
    return credentialsReply(visit, request, 429, {
      purpose: PURPOSE,
      email: typed,
      passwordError: `Too many wrong passwords for this e-mail address. Try again in ${inMinutes(wait)}, or choose a new password by “Forgot password?”.`,
    })
  }
  const person = provider.people.findByEmail(email)
  if (!knowsPassword(person, password)) {
    provider.attempts.noteWrong(email, now)
    return credentialsReply(visit, request, 401, {
      purpose: PURPOSE,
      email: typed,
      passwordError: 'Wrong email or password.',
    })
  }
  provider.attempts.forget(email)
  const { session, cookie } = startSession(provider, visit, person.sub)
  return grantCode(provider, request, session, [cookie])
}

function knowsPassword(person: Person | undefined, password: string): person is Person {
  return isPassword(password, person?.password ?? NOBODYS_PASSWORD) && person !== undefined
}
