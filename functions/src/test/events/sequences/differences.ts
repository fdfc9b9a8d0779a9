import { parseRegistration } from '@outcome-studio/shared/domain/events'
import { eventMemberPath } from '@outcome-studio/shared/domain/paths'
import { ledgerOf } from '../../../events/registration/Ledger.ts'
import { DOMAIN, type EventsCloud, type OwnerRegistrant } from '../openEvents.ts'
import type { RegistrationModel } from './RegistrationModel.ts'

/**
 * Where Zoom, the members' documents and the server's ledgers disagree, one line for each; empty if they agree.
 * @param confirmations mails that were sent to each member
 */
export async function differences(
  model: RegistrationModel,
  confirmations: ReadonlyMap<string, number>,
  cloud: EventsCloud,
): Promise<readonly string[]> {
  const { uids, zoomId } = model.key
  const registrants = await cloud.registrants(zoomId)
  const members = await Promise.all(
    uids.map((uid) => memberDifferences(model, uid, registrants, confirmations.get(uid) ?? 0, cloud)),
  )
  const emails = new Set(uids.map((uid) => `${uid}@${DOMAIN}`))
  const found = members.flatMap(({ texts }) => texts)
  if (registrants.some(({ email }) => !emails.has(email))) found.push('a stranger is registered')
  const approved = registrants.filter(({ status }) => status === 'approved').length
  const orders = members.flatMap(({ order }) => order ?? [])
  const { capacity, movedUp } = model
  if (capacity !== null && approved > capacity)
    found.push(`${approved} are registered for ${capacity} places`)
  if (orders.length > 0 && (capacity === null || approved < capacity)) {
    found.push(`${orders.length} wait although a place is free`)
  }
  if (new Set(orders).size < orders.length) found.push('two have the same place on the waitlist')
  if (movedUp.some((order, at) => order < (movedUp[at - 1] ?? 0))) {
    found.push(`somebody overtook another one: ${movedUp.join(', ')}`)
  }
  const positions = members
    .filter(({ order }) => order !== null)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map(({ position }) => position)
  if (positions.some((position, at) => position !== at + 1)) {
    found.push(`the positions are ${positions.join(', ')}`)
  }
  return found
}

interface MemberDifferences {
  readonly texts: readonly string[]
  /** On the waitlist; null if the member is not on it. */
  readonly order: number | null
  /** As the member was told. */
  readonly position: number
}

async function memberDifferences(
  { key: { eventId }, deleted }: RegistrationModel,
  uid: string,
  registrants: readonly OwnerRegistrant[],
  confirmations: number,
  cloud: EventsCloud,
): Promise<MemberDifferences> {
  const [document, stored] = await Promise.all([
    cloud.registration(uid, eventId),
    cloud.firestore.doc(eventMemberPath(eventId, uid)).get(),
  ])
  const own = registrants.filter(({ email }) => email === `${uid}@${DOMAIN}`)
  const [registrant] = own
  const status = registrant?.status ?? 'none'
  const registration = parseRegistration(document)
  const ledger = ledgerOf(stored.data())
  const texts: string[] = []
  const check = (holds: boolean, text: string) => {
    if (holds) return
    texts.push(
      `${uid}: ${text} (Zoom ${status}, document ${JSON.stringify(document)}, ledger ${ledger.status})`,
    )
  }
  check(own.length <= 1, 'somebody is registered twice')
  check(ledger.lease === null && ledger.handled === ledger.tickets, 'work is left')
  check(deleted.has(uid) || confirmations <= ledger.generation, 'a confirmation went out twice')
  check(
    (registration.kind === 'waitlisted') === (ledger.waitlistOrder !== null),
    'the waitlist is not as the member was told',
  )
  switch (registration.kind) {
    case 'registered':
      check(status === 'approved', 'Zoom does not have who is registered')
      check(registrant?.join_url === registration.joinURL, 'the link is another one')
      break
    case 'waiting':
      check(status === 'pending', 'Zoom does not have who waits')
      break
    case 'requested':
      check(false, 'the request has no answer')
      break
    case 'failed':
      check(['tooManyToday', 'full'].includes(registration.failure), 'the request failed')
      check(status === 'none' || status === 'denied', 'Zoom has who is not registered')
      break
    default:
      check(status === 'none' || status === 'denied', 'Zoom has who is not registered')
  }
  const position = registration.kind === 'waitlisted' ? registration.position : 0
  return { texts, order: ledger.waitlistOrder, position }
}
