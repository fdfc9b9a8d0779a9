import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { isPastEvent, type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMembersPath, SYNCED_EVENTS_PATH, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentReference } from 'firebase-admin/firestore'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'
import { database } from '../../database/database.ts'
import { mailServices } from '../../mail/mailServices.ts'
import { MAIL_SECRETS } from '../../mail/server/mailSettings.ts'
import { dueEventMail } from '../mail/eventMailLedger.ts'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import { announceUnpublished } from './announceUnpublished.ts'
import { type EventServices, eventServices } from './EventServices.ts'
import { type Ledger, ledgerOf } from './Ledger.ts'
import { recipientOf } from './sendMails.ts'

/**
 * Mails the registered members that an event has another topic or time, or does not take place. Each member gets one
 * mail for the latest `sequence`, however often and late the trigger runs.
 * @throws Error if a mail could not be sent; the next call does not repeat the mails that were sent
 */
export async function announceChange(eventId: string, services: EventServices): Promise<void> {
  const { firestore, now } = services
  const stored = await firestore.doc(syncedEventPath(eventId)).get()
  const event = parseLiveEvent(eventId, stored.data())
  if (event === null || isPastEvent(event, now())) return
  const registered = await firestore
    .collection(eventMembersPath(eventId))
    .where('status', '==', 'registered')
    .select('sequence')
    .get()
  let failures = 0
  for (const { ref } of registered.docs) {
    if (!(await announceTo(ref, event, services))) failures += 1
  }
  if (failures > 0) throw new Error(`${failures} mails about a changed event could not be sent.`)
}

/** @returns false if the mail could not be sent */
async function announceTo(
  place: DocumentReference,
  event: LiveEvent,
  { firestore, mails, now }: EventServices,
): Promise<boolean> {
  const claimed = await firestore.runTransaction(async (transaction): Promise<Ledger | null> => {
    const stored = (await transaction.get(place)).data()
    const ledger = ledgerOf(stored)
    const isTold = ledger.confirmed < ledger.generation || ledger.sequence >= event.sequence
    if (ledger.status !== 'registered' || isTold) return null
    const kind = event.state === 'cancelled' ? 'registrationEnded' : 'eventChanged'
    transaction.update(place, { sequence: event.sequence, ...dueEventMail(stored, kind, event, now()) })
    return ledger
  })
  if (claimed === null) return true
  try {
    const recipient = recipientOf(claimed)
    if (event.state === 'cancelled') await mails.cancelled(event, { ...recipient, joinURL: '' })
    else await mails.changed(event, recipient)
    return true
  } catch (error) {
    const { uid } = claimed
    logEvents({ event: 'mail-failed', uid, eventId: event.documentId, reason: reasonOf(error) })
    await place.update({ sequence: claimed.sequence })
    return false
  }
}

/** Runs after every change of an event. */
export const announceEventChange = onDocumentUpdated(
  {
    document: `${SYNCED_EVENTS_PATH}/{eventId}`,
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '512MiB',
    concurrency: 10,
    maxInstances: 5,
    timeoutSeconds: 300,
    secrets: MAIL_SECRETS,
  },
  async ({ params: { eventId }, data, time }) => {
    if (data?.before.get('status') === 'published' && data.after.get('status') !== 'published') {
      const services = mailServices({ firestore: database(), now: Date.now })
      await announceUnpublished(eventId, Date.parse(time), services)
    }
    if (data?.before.get('sequence') === data?.after.get('sequence')) return
    await announceChange(eventId, eventServices())
  },
)
