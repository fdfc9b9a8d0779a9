import type { Visit } from '../../pages/Visit.ts'
import type { Client } from './Client.ts'
import type { Person } from './Person.ts'
import type { Provider } from './Provider.ts'
import type { Purpose } from './TicketStore.ts'

/** The person that a valid mailed link was sent to. */
export interface Holder {
  readonly person: Person
  /** The client to return to. */
  readonly client: Client
  readonly ticket: string
}

/** @returns undefined when the link is used, expired or unknown */
export function findHolder(
  purpose: Purpose,
  { tickets, people, clients, now }: Provider,
  { query }: Visit,
): Holder | undefined {
  const ticket = query.get('ticket') ?? ''
  const found = tickets.find(purpose, ticket, now())
  const person = found && people.find(found.sub)
  const client = clients.find(({ id }) => id === found?.clientId)
  return person && client && { person, client, ticket }
}
