import { storePassword } from '../../auth/accounts/passwords.ts'
import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { FOREIGN_FORM } from '../forms/messages.ts'
import { isOwnForm, openForm } from '../forms/openForm.ts'
import { passwordProblem } from '../forms/passwordRule.ts'
import { findHolder, type Holder } from '../provider/findHolder.ts'
import type { Endpoint } from '../provider/Provider.ts'
import { DEVICE_COOKIE, dropCookie, SESSION_COOKIE } from '../sessions/cookies.ts'
import { choosePasswordPage } from '../views/choosePasswordPage.ts'
import { messageReply } from '../views/messageReply.ts'

/**
 * GET /u/choose-password: the target of the mailed link. Opening it does not use it up, because mail programs follow
 * links too.
 */
export const showChoosePassword: Endpoint = (provider, visit) => {
  const holder = findHolder('choose-password', provider, visit)
  return holder ? page(visit, 200, holder) : invalidLink()
}

/** POST /u/choose-password: sets the password, and ends all sessions and codes of the old one. */
export const choosePassword: Endpoint = (provider, visit) => {
  const holder = findHolder('choose-password', provider, visit)
  if (!holder) return invalidLink()
  if (!isOwnForm(visit)) return page(visit, 403, holder, { notice: FOREIGN_FORM })
  const password = visit.form.get('password') ?? ''
  const passwordError = passwordProblem(password)
  if (passwordError !== undefined) return page(visit, 400, holder, { passwordError })
  const { people, sessions, codes, tickets, attempts, devices, now } = provider
  const { person, client } = holder
  // Before all other changes, so that the link is used up even if one of them fails.
  tickets.revokeAllOf('choose-password', person.sub)
  // The link proves access to the mailbox.
  people.save({ ...person, emailVerified: true, password: storePassword(password, now()) })
  sessions.endAllOf(person.sub)
  codes.revokeAllOf(person.sub)
  attempts.forget(person.email)
  attempts.forget(devices.attemptKey(person.email, visit.cookies.get(DEVICE_COOKIE)))
  const reply = messageReply({
    status: 200,
    title: 'Your new password is set',
    text: 'Log in with it from now on.',
    link: { href: client.home, text: `Go to ${client.name}` },
  })
  return { ...reply, cookies: [dropCookie(SESSION_COOKIE)] }
}

function page(
  visit: Visit,
  status: number,
  { person, ticket }: Holder,
  problem: { readonly passwordError?: string; readonly notice?: string } = {},
): Reply {
  const { token, cookies } = openForm(visit)
  const shown = { email: person.email, ticket, formToken: token, ...problem }
  return { kind: 'page', status, cookies, page: choosePasswordPage(shown) }
}

function invalidLink(): Reply {
  return messageReply({
    status: 410,
    title: 'This link no longer works',
    text: 'It was used already, or it is more than an hour old. Ask for a new one by “Forgot password?” on the log-in page.',
  })
}
