import { randomUUID } from 'node:crypto'
import { storePassword } from '../../auth/accounts/passwords.ts'
import { sendConfirmationLink } from '../confirmation/sendConfirmationLink.ts'
import { FOREIGN_FORM, NO_EMAIL } from '../forms/messages.ts'
import { isOwnForm } from '../forms/openForm.ts'
import { passwordProblem } from '../forms/passwordRule.ts'
import { normalEmail } from '../provider/normalEmail.ts'
import { DEVICE_COOKIE, setCookie } from '../sessions/cookies.ts'
import { startSession } from '../sessions/startSession.ts'
import { credentialsReply } from './credentialsReply.ts'
import { grantCode } from './grantCode.ts'
import { withAuthorizeRequest } from './withAuthorizeRequest.ts'

/** GET /u/signup: the sign-up page of an authorization request. */
export const showSignUp = withAuthorizeRequest((_provider, visit, request) =>
  credentialsReply('sign-up', visit, request)(200, {}),
)

/** POST /u/signup: creates the account, logs in, and redirects to the client. */
export const signUp = withAuthorizeRequest((provider, visit, request) => {
  const reject = credentialsReply('sign-up', visit, request)
  if (!isOwnForm(visit)) return reject(403, { notice: FOREIGN_FORM })
  const email = normalEmail(visit.form.get('email') ?? '')
  const password = visit.form.get('password') ?? ''
  const passwordError = passwordProblem(password)
  if (email === undefined || passwordError !== undefined) {
    return reject(400, { emailError: email === undefined ? NO_EMAIL : undefined, passwordError })
  }
  // This reveals the account, because a new one is logged in at once. A hosted provider can ask for a confirmed address
  // first.
  if (provider.people.findByEmail(email)) {
    return reject(409, {
      emailError:
        'An account with this email address already exists. Log in instead, or use another address.',
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
  return grantCode(provider, request, session, [
    cookie,
    setCookie(DEVICE_COOKIE, provider.devices.issue(email)),
  ])
})
