import { storePassword } from '../../auth/accounts/passwords.ts'
import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { FOREIGN_FORM } from '../forms/messages.ts'
import { isOwnForm, openForm } from '../forms/openForm.ts'
import type { Endpoint, Provider } from '../Provider.ts'
import type { Person } from '../people/Person.ts'
import { dropCookie, SESSION_COOKIE } from '../sessions/cookies.ts'
import { choosePasswordPage } from '../views/choosePasswordPage.ts'
import { messageReply } from '../views/messageReply.ts'
import { passwordProblem } from './passwordRule.ts'

/** GET /u/choose-password: where the mailed link leads. Looking does not use it up: mail programs look, too. */
export const showChoosePassword: Endpoint = (provider, visit) => {
  const person = holderOf(provider, visit)
  return person ? page(visit, 200, person) : deadLink(provider)
}

/** POST /u/choose-password: sets the password, and ends all that was begun with the one before. */
export const choosePassword: Endpoint = (provider, visit) => {
  const person = holderOf(provider, visit)
  if (!person) return deadLink(provider)
  if (!isOwnForm(visit)) return page(visit, 403, person, { notice: FOREIGN_FORM })
  const password = visit.form.get('password') ?? ''
  const passwordError = passwordProblem(password)
  if (passwordError !== undefined) return page(visit, 400, person, { passwordError })
  const { sub, email } = person
  // First of all, so that whatever fails after it, the link is used up.
  const clientId = ticketOf(provider, visit)?.clientId
  provider.tickets.voidAllOf('choose-password', sub)
  // Whoever could follow the link reads the mail of this address.
  provider.people.save({ ...person, emailVerified: true, password: storePassword(password, provider.now()) })
  provider.sessions.endAllOf(sub)
  provider.codes.voidAllOf(sub)
  provider.attempts.forget(email)
  const client = provider.clients.find(({ id }) => id === clientId)
  const said = {
    status: 200,
    title: 'Your new password is set',
    text: 'Log in with it from now on.',
  }
  const link = client && { href: client.home, text: `Go to ${client.name}` }
  return { ...messageReply(link ? { ...said, link } : said), cookies: [dropCookie(SESSION_COOKIE)] }
}

function ticketOf({ tickets, now }: Provider, { query }: Visit) {
  return tickets.find('choose-password', query.get('ticket') ?? '', now())
}

function holderOf(provider: Provider, visit: Visit): Person | undefined {
  const ticket = ticketOf(provider, visit)
  return ticket && provider.people.find(ticket.sub)
}

function page(
  visit: Visit,
  status: number,
  { email }: Person,
  problem: { readonly passwordError?: string; readonly notice?: string } = {},
): Reply {
  const { token, cookies } = openForm(visit)
  const ticket = visit.query.get('ticket') ?? ''
  return {
    kind: 'page',
    status,
    cookies,
    page: choosePasswordPage({ email, ticket, formToken: token, ...problem }),
  }
}

function deadLink({ clients }: Provider): Reply {
  const [client] = clients
  const said = {
    status: 410,
    title: 'This link no longer works',
    text: 'It was used already, or it is more than an hour old. Ask for a new one by “Forgot password?” on the log-in page.',
  }
  return messageReply(client ? { ...said, link: { href: client.home, text: `Go to ${client.name}` } } : said)
}
