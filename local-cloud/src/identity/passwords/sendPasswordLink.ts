import type { Client } from '../provider/Client.ts'
import type { Provider } from '../provider/Provider.ts'

/** Mails a link to choose a new password. Sends nothing if the account does not exist. */
export function sendPasswordLink(
  { issuer, people, tickets, sendMail, now }: Provider,
  client: Client,
  email: string,
): void {
  const person = people.findByEmail(email)
  if (!person) return
  const ticket = tickets.issue('choose-password', { sub: person.sub, clientId: client.id }, now())
  sendMail({
    to: person.email,
    subject: 'Choose a new password',
    text: `Hello,

somebody, most likely you, asked for a new password for ${person.email} at ${client.name}.

Choose it here, within an hour:
${issuer}/u/choose-password?ticket=${ticket}

If it was not you, you need do nothing: your password stays as it is.`,
  })
}
