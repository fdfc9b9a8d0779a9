import { parseRegistration } from '@outcome-studio/shared/domain/events'
import { eventMemberPath } from '@outcome-studio/shared/domain/paths'
import { ledgerOf } from '../../../events/registration/Ledger.ts'
import { DOMAIN, type EventsCloud } from '../openEvents.ts'
import type { RegistrationModel } from './RegistrationModel.ts'

/**
 * Where Zoom, the member's document and the server's ledger disagree, one line for each; empty if they agree.
 * @param confirmations mails that were sent
 */
export async function differences(
  { uid, eventId, zoomId }: RegistrationModel,
  confirmations: number,
  cloud: EventsCloud,
): Promise<readonly string[]> {
  const [registrants, document, stored] = await Promise.all([
    cloud.registrants(zoomId),
    cloud.registration(uid, eventId),
    cloud.firestore.doc(eventMemberPath(eventId, uid)).get(),
  ])
  const own = registrants.filter(({ email }) => email === `${uid}@${DOMAIN}`)
  const [registrant] = own
  const status = registrant?.status ?? 'none'
  const registration = parseRegistration(document)
  const ledger = ledgerOf(stored.data())
  const found: string[] = []
  const check = (holds: boolean, text: string) => {
    if (!holds)
      found.push(`${text} (Zoom ${status}, document ${JSON.stringify(document)}, ledger ${ledger.status})`)
  }
  check(own.length <= 1 && registrants.length === own.length, 'somebody is registered twice')
  check(ledger.lease === null && ledger.handled === ledger.tickets, 'work is left')
  check(confirmations <= ledger.generation, 'a confirmation went out twice')
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
      check(registration.failure === 'tooManyToday', 'the request failed')
      check(status === 'none' || status === 'denied', 'Zoom has who is not registered')
      break
    default:
      check(status === 'none' || status === 'denied', 'Zoom has who is not registered')
  }
  return found
}
