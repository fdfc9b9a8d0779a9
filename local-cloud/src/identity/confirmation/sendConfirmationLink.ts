import type { Client } from '../provider/Client.ts'
import type { Person } from '../provider/Person.ts'
import type { Provider } from '../provider/Provider.ts'

/** Mails a link that confirms the address of a new account. */
export function sendConfirmationLink(
  { issuer, tickets, sendMail, now }: Provider,
  client: Client,
  { sub, email }: Pick<Person, 'sub' | 'email'>,
): void {
  const ticket = tickets.issue('confirm-email', { sub, clientId: client.id }, now())
  sendMail({
    to: email,
    subject: 'Confirm your e-mail address',
    text: `Welcome,

somebody, most likely you, signed up to ${client.name} as ${email}.

Confirm that this address is yours, within an hour:
${issuer}/u/confirm-email?ticket=${ticket}

If it was not you, you need do nothing.`,
  })
}
