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
    subject: 'Confirm your email address',
    text: `Welcome,

thanks for signing up to ${client.name} as ${email}.

Please confirm your email address within an hour:
${issuer}/u/confirm-email?ticket=${ticket}

If this wasn’t you, ignore this message.`,
  })
}
