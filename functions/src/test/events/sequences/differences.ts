import { type LiveEvent, parseLiveEvent, parseRegistration } from '@outcome-studio/shared/domain/events'
import { eventMemberPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { ledgerOf } from '../../../events/registration/Ledger.ts'
import { DOMAIN, type EventsCloud, type OwnerRegistrant } from '../openEvents.ts'
import { mailDifferences } from './mailDifferences.ts'
import type { RegistrationModel } from './RegistrationModel.ts'
import type { ReceivedMail } from './receivedMails.ts'

/**
 * Where Zoom, the members' documents, the server's ledgers and the mails disagree, one line for each; empty if they agree.
 * @param mails received by each address
 */
export async function differences(
  model: RegistrationModel,
  mails: ReadonlyMap<string, readonly ReceivedMail[]>,
  cloud: EventsCloud,
): Promise<readonly string[]> {
  const { uids, zoomId, eventId } = model.key
  const { capacity, isCancelled } = model.host
  const stored = await cloud.firestore.doc(syncedEventPath(eventId)).get()
  const event = parseLiveEvent(eventId, stored.data())
  if (event === null) return ['the event cannot be read']
  // Zoom has deleted the registrants of a deleted event.
  const registrants = isCancelled ? [] : await cloud.registrants(zoomId)
  const members = await Promise.all(
    uids.map((uid) =>
      memberDifferences(
        model,
        uid,
        { event, registrants, mails: mails.get(`${uid}@${DOMAIN}`) ?? [] },
        cloud,
      ),
    ),
  )
  const emails = new Set(uids.map((uid) => `${uid}@${DOMAIN}`))
  const found = members.flatMap(({ texts }) => texts)
  if (registrants.some(({ email }) => !emails.has(email))) found.push('a stranger is registered')
  const approved = registrants.filter(({ status }) => status === 'approved').length
  const orders = members.flatMap(({ order }) => order ?? [])
  const { movedUp } = model
  if (capacity !== null && approved > capacity)
    found.push(`${approved} are registered for ${capacity} places`)
  if ((event.state === 'cancelled') !== isCancelled) found.push('the event is not as at Zoom')
  const hasFree = capacity === null || approved < capacity
  // Nobody moves up while the event is not listed.
  if (orders.length > 0 && (isCancelled || (hasFree && model.manager.unpublishedAt === null))) {
    found.push(`${orders.length} wait although a place is free`)
  }
  if (new Set(orders).size < orders.length) found.push('two have the same place on the waitlist')
  if (movedUp.some((order, at) => order < (movedUp[at - 1] ?? 0))) {
    found.push(`somebody overtook another one: ${movedUp.join(', ')}`)
  }
  const subjects = uids.flatMap((uid) => mails.get(`${uid}@${DOMAIN}`) ?? []).map(({ subject }) => subject)
  // The ledger that counts the mails of a deleted member is gone.
  if (model.deleted.size === 0) found.push(...(await model.manager.messageDifferences(subjects)))
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

interface EventFacts {
  readonly event: LiveEvent
  /** At Zoom. */
  readonly registrants: readonly OwnerRegistrant[]
  /** To the member. */
  readonly mails: readonly ReceivedMail[]
}

async function memberDifferences(
  { key: { eventId }, deleted, deniedWhenDeleted, host, manager }: RegistrationModel,
  uid: string,
  { event, registrants, mails }: EventFacts,
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
  const isGone = status === 'none' || status === 'denied' || deniedWhenDeleted.has(uid)
  const failures = ['tooManyToday', 'full', ...(manager.wasUnpublished ? ['eventGone'] : [])]
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
  const found = mailDifferences({
    event,
    ledger,
    stored: stored.data(),
    received: mails,
    wasDeleted: deleted.has(uid),
    unpublishedAt: manager.unpublishedAt,
    isDenied: registration.kind === 'denied',
  })
  for (const text of found) check(false, text)
  check(
    (registration.kind === 'waitlisted') === (ledger.waitlistOrder !== null),
    'the waitlist is not as the member was told',
  )
  const position = registration.kind === 'waitlisted' ? registration.position : 0
  const answer = { texts, order: ledger.waitlistOrder, position }
  if (host.isCancelled) {
    check(registration.kind !== 'requested', 'the request has no answer')
    return answer
  }
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
      check(failures.includes(registration.failure), 'the request failed')
      check(isGone, 'Zoom has who is not registered')
      break
    default:
      check(isGone, 'Zoom has who is not registered')
  }
  return answer
}
