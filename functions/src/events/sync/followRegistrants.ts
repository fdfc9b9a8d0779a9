import { isPastEvent, type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMembersPath, SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import type { EventServices } from '../registration/EventServices.ts'
import { type LedgerStatus, ledgerOf } from '../registration/Ledger.ts'
import { syncRegistration } from '../registration/syncRegistration.ts'
import { LeaseLostError } from '../registration/turns.ts'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import type { RegistrantStatus, ZoomApi } from '../zoom/ZoomApi.ts'
import { ZoomError } from '../zoom/ZoomError.ts'
import { isOutage } from './readHost.ts'

/** Statuses of members about whom the host may have decided. */
const DECIDED: readonly LedgerStatus[] = ['registered', 'waiting', 'denied']
const LEDGER_STATUS = {
  approved: 'registered',
  pending: 'waiting',
  denied: 'denied',
} as const satisfies Readonly<Record<RegistrantStatus, LedgerStatus>>
const STATUSES: readonly RegistrantStatus[] = ['approved', 'pending', 'denied']

/**
 * Applies decisions of hosts about members of future events whose webhooks Zoom has given up on. The nearest events
 * come first.
 * @param hasTime whether there is time for more; the next call begins anew
 * @throws ZoomError when Zoom is down
 */
export async function followRegistrants(services: EventServices, hasTime: () => boolean): Promise<void> {
  for (const event of await eventsToCome(services)) {
    if (!hasTime()) return
    try {
      await followEvent(event, services, hasTime)
    } catch (error) {
      if (!(error instanceof ZoomError) || isOutage(error)) throw error
      // The error concerns this event alone. The sync of events reports an event that was deleted at Zoom.
    }
  }
}

/** Those with registration, by their start. */
async function eventsToCome({ firestore, now }: EventServices): Promise<readonly LiveEvent[]> {
  const stored = await firestore
    .collection(SYNCED_EVENTS_PATH)
    .where('state', 'in', ['scheduled', 'started'])
    .get()
  return stored.docs
    .flatMap((each) => parseLiveEvent(each.id, each.data()) ?? [])
    .filter((event) => event.approval !== 'none' && !isPastEvent(event, now()))
    .sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))
}

async function followEvent(event: LiveEvent, services: EventServices, hasTime: () => boolean): Promise<void> {
  const { documentId: eventId } = event
  const { docs } = await services.firestore
    .collection(eventMembersPath(eventId))
    .where('status', 'in', DECIDED)
    .select('status', 'email', 'domain')
    .get()
  if (docs.length === 0) return
  const atZoom = await statusesOf(event, services.openZoom())
  for (const each of docs) {
    const { status, email, domain } = ledgerOf(each.data())
    if (status === (atZoom.get(email.toLowerCase()) ?? 'denied')) continue
    if (!hasTime()) return
    await follow({ uid: each.id, domain, eventId }, services)
  }
}

/** The expected statuses of the ledgers, by the address in lower case. */
async function statusesOf(event: LiveEvent, zoom: ZoomApi): Promise<ReadonlyMap<string, LedgerStatus>> {
  const found = new Map<string, LedgerStatus>()
  for (const status of STATUSES) {
    for await (const page of zoom.registrants(event, status)) {
      for (const { email } of page) {
        const key = email.toLowerCase()
        if (!found.has(key)) found.set(key, LEDGER_STATUS[status])
      }
    }
  }
  return found
}

async function follow(
  key: { readonly uid: string; readonly domain: string; readonly eventId: string },
  services: EventServices,
): Promise<void> {
  try {
    await syncRegistration(key, services, { recheck: true })
  } catch (error) {
    if (isOutage(error) || !(error instanceof ZoomError || error instanceof LeaseLostError)) throw error
    const { uid, eventId } = key
    logEvents({ event: 'registration-failed', uid, eventId, reason: reasonOf(error) })
  }
}
