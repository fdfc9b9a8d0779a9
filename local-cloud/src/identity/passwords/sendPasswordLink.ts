import type { Client } from '../provider/Client.ts'
import type { Provider } from '../provider/Provider.ts'

/**
 * Mails a link to choose a new password. Sends nothing if the account does not exist. Requests are limited for each
 * address, whether it has an account or not.
 *
 * @returns milliseconds until the next request is accepted; 0 when this one was
 */
export function sendPasswordLink(
  { issuer, people, tickets, mailRequests, sendMail, now }: Provider,
  client: Client,
  email: string,
): number {
  const wait = mailRequests.waitFor(email, now())
  if (wait > 0) return wait
  mailRequests.note(email, now())
  const person = people.findByEmail(email)
  if (!person) return 0
  const ticket = tickets.issue('choose-password', { sub: person.sub, clientId: client.id }, now())
  sendMail({
    to: person.email,
    subject: 'Choose a new password',
    text: `Hello,

we received a request for a new password for ${person.email} at ${client.name}.

Choose it here, within an hour:
${issuer}/u/choose-password?ticket=${ticket}

If this wasn’t you, ignore this message. Your password stays as it is.`,
  })
  return 0
}
