import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { FOREIGN_FORM } from '../forms/messages.ts'
import { isOwnForm, openForm } from '../forms/openForm.ts'
import { findHolder, type Holder } from '../provider/findHolder.ts'
import type { Endpoint } from '../provider/Provider.ts'
import { confirmEmailPage } from '../views/confirmEmailPage.ts'
import { messageReply } from '../views/messageReply.ts'

/** GET /u/confirm-email: the target of the mailed link. A button confirms, because mail programs follow links too. */
export const showConfirmEmail: Endpoint = (provider, visit) => {
  const holder = findHolder('confirm-email', provider, visit)
  return holder ? page(visit, 200, holder) : invalidLink()
}

/** POST /u/confirm-email: marks the address as verified. */
export const confirmEmail: Endpoint = (provider, visit) => {
  const holder = findHolder('confirm-email', provider, visit)
  if (!holder) return invalidLink()
  if (!isOwnForm(visit)) return page(visit, 403, holder, FOREIGN_FORM)
  const { person, client } = holder
  provider.tickets.revokeAllOf('confirm-email', person.sub)
  provider.people.save({ ...person, emailVerified: true })
  return messageReply({
    status: 200,
    title: 'Your email address is confirmed',
    text: `Confirmed. Continue to ${client.name}. You need not log in again.`,
    link: { href: homeOf(client.home), text: `Continue to ${client.name}` },
  })
}

/** The query tells the client to ask for a new token. Auth0 adds one as well, if a template redirects. */
function homeOf(home: string): string {
  const url = new URL(home)
  url.searchParams.set('address', 'confirmed')
  return url.href
}

function page(visit: Visit, status: number, { person, ticket }: Holder, notice?: string): Reply {
  const { token, cookies } = openForm(visit)
  const shown = { email: person.email, ticket, formToken: token }
  return { kind: 'page', status, cookies, page: confirmEmailPage(notice ? { ...shown, notice } : shown) }
}

function invalidLink(): Reply {
  return messageReply({
    status: 410,
    title: 'This link no longer works',
    text: 'It was used already, or it is more than an hour old. To confirm your address, log out, choose “Forgot password?” and follow the link we mail you.',
  })
}
