import type { EventType } from '@outcome-studio/shared/domain/events'
import { eventMembersPath } from '@outcome-studio/shared/domain/paths'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { EventServices } from '../registration/EventServices.ts'
import { ledgerOf } from '../registration/Ledger.ts'
import { syncRegistration } from '../registration/syncRegistration.ts'
import { followPlaces } from '../registration/waitlist/followPlaces.ts'
import { type Conference, eventsOfZoom } from '../store/storeEvent.ts'
import { syncEvent, UnusableEventError } from '../store/syncEvent.ts'
import type { ZoomWebhookEvent } from './readZoomEvent.ts'

const NAME = /^(webinar|meeting)\.([a-z_]+)$/
const CHANGES: ReadonlySet<string> = new Set(['created', 'updated', 'deleted', 'started', 'ended'])
/** registration_created is left out: the product knows its own registrations, and ignores all others. */
const DECISIONS: ReadonlySet<string> = new Set([
  'registration_approved',
  'registration_denied',
  'registration_cancelled',
])

type WebhookServices = EventServices & {
  /** Zoom users whose events are imported. */
  readonly hosts: readonly string[]
}

/**
 * Makes the database agree with Zoom about the subject of an event. Data is requested from Zoom where possible and not
 * taken from the event, so a repeated or late event changes nothing.
 * @throws ZoomError and other errors, after which Zoom should send the event again
 */
export async function handleZoomEvent(
  { event, event_ts, payload: { object } }: ZoomWebhookEvent,
  services: WebhookServices,
): Promise<void> {
  const [, type = '', what = ''] = NAME.exec(event) ?? []
  const zoomId = object?.id
  if (zoomId === undefined) return
  if (CHANGES.has(what)) {
    const isConference = what === 'started' || what === 'ended'
    const conference = isConference
      ? ({ what, at: event_ts, startTime: object?.start_time ?? '' } as const)
      : null
    await followEvent(type === 'webinar' ? 'webinar' : 'meeting', zoomId, conference, services)
  }
  if (DECISIONS.has(what) && object?.registrant !== undefined) {
    await followRegistrant(zoomId, object.registrant, services)
  }
}

async function followEvent(
  eventType: EventType,
  zoomId: string,
  conference: Conference | null,
  services: WebhookServices,
): Promise<void> {
  const { firestore, now, hosts } = services
  const zoom = services.openZoom()
  try {
    await syncEvent(eventType, zoomId, { firestore, zoom, now, hosts }, conference)
  } catch (error) {
    // It stays so when it is sent again, and the sync reports it.
    if (!(error instanceof UnusableEventError)) throw error
  }
}

/** Members who registered by this product have a ledger. People who registered at Zoom directly have none. */
async function followRegistrant(
  zoomId: string,
  { id, email }: { readonly id: string; readonly email: string },
  services: WebhookServices,
): Promise<void> {
  for (const { documentId } of await eventsOfZoom(zoomId, services.firestore)) {
    const members = services.firestore.collection(eventMembersPath(documentId))
    const found = new Map<string, QueryDocumentSnapshot>()
    const byId = id === '' ? [] : (await members.where('registrantId', '==', id).get()).docs
    const byEmail = email === '' ? [] : (await members.where('email', '==', email).get()).docs
    for (const each of [...byId, ...byEmail]) found.set(each.id, each)
    for (const each of found.values()) {
      const { domain } = ledgerOf(each.data())
      await syncRegistration({ domain, uid: each.id, eventId: documentId }, services, { recheck: true })
    }
    await followPlaces(documentId, services)
  }
}
