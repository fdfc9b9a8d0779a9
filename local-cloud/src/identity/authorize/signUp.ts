import { randomUUID } from 'node:crypto'
import { storePassword } from '../../auth/accounts/passwords.ts'
import { sendConfirmationLink } from '../confirmation/sendConfirmationLink.ts'
import { FOREIGN_FORM, NO_EMAIL } from '../forms/messages.ts'
import { isOwnForm } from '../forms/openForm.ts'
import type { Endpoint } from '../Provider.ts'
import { passwordProblem } from '../passwords/passwordRule.ts'
import { normalEmail } from '../people/normalEmail.ts'
import { startSession } from '../sessions/startSession.ts'
import { credentialsReply } from './credentialsReply.ts'
import { grantCode } from './grantCode.ts'
import { readAuthorizeRequest } from './readAuthorizeRequest.ts'

const PURPOSE = 'sign-up'

/** GET /u/signup: the sign-up page of a request for a code. */
export const showSignUp: Endpoint = (provider, visit) => {
  const outcome = readAuthorizeRequest(provider.clients, visit.query)
  if ('refusal' in outcome) return outcome.refusal
  return credentialsReply(visit, outcome.request, 200, { purpose: PURPOSE, email: outcome.request.loginHint })
}

/** POST /u/signup: makes the account, logs its owner in, and goes on to the client. */
export const signUp: Endpoint = (provider, visit) => {
  const outcome = readAuthorizeRequest(provider.clients, visit.query)
  if ('refusal' in outcome) return outcome.refusal
  const { request } = outcome
  const typed = visit.form.get('email') ?? ''
  const password = visit.form.get('password') ?? ''
  if (!isOwnForm(visit))
    return credentialsReply(visit, request, 403, { purpose: PURPOSE, email: typed, notice: FOREIGN_FORM })
  const email = normalEmail(typed)
  const passwordError = passwordProblem(password)
  if (email === undefined || passwordError !== undefined) {
    const emailError = email === undefined ? NO_EMAIL : undefined
    return credentialsReply(visit, request, 400, {
      purpose: PURPOSE,
      email: typed,
      emailError,
      passwordError,
    })
  }
  if (provider.people.findByEmail(email)) {
    return credentialsReply(visit, request, 409, {
      purpose: PURPOSE,
      email: typed,
      emailError: 'This e-mail address has an account already. Log in instead, or use another address.',
    })
  }
  const sub = `local|${randomUUID()}`
  provider.people.save({
    sub,
    email,
    emailVerified: false,
    password: storePassword(password, provider.now()),
  })
  sendConfirmationLink(provider, request.client, { sub, email })
  const { session, cookie } = startSession(provider, visit, sub)
  return grantCode(provider, request, session, [cookie])
}
