import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { isPastEvent, type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { SYNCED_EVENTS_PATH, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentData, UpdateData } from 'firebase-admin/firestore'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'
import { database } from '../../database/database.ts'
import { logTriggers } from '../../log/logTriggers.ts'
import { type MailServices, mailServices } from '../../mail/mailServices.ts'
import { MAIL_SECRETS } from '../../mail/server/mailSettings.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { dueEventMail, isExpecting } from '../mail/eventMailLedger.ts'
import { createMailRun } from '../mail/MailRun.ts'
import { makeMailsDue } from '../mail/makeMailsDue.ts'
import { sendDueMailsOf } from '../mail/sendDueMails.ts'
import { announceUnpublished } from './announceUnpublished.ts'
import { expectingMembers } from './expectingMembers.ts'
import { ledgerOf } from './Ledger.ts'

/**
 * Mails the members who are registered or wait that an event has another topic or time, or does not take place. Each member gets one
 * mail for the latest `sequence`, however often and late the trigger runs. It first makes the mails due, which takes
 * seconds, and looks only at members whose ledger does not have the latest `sequence`.
 * @param hasTime whether another mail may be begun; sendDueMails sends the others
 */
export async function announceChange(
  eventId: string,
  services: MailServices,
  hasTime: () => boolean,
): Promise<void> {
  const { firestore, now } = services
  const stored = await firestore.doc(syncedEventPath(eventId)).get()
  const event = parseLiveEvent(eventId, stored.data())
  if (event === null || isPastEvent(event, now())) return
  const places = await expectingMembers(eventId, firestore, event.sequence)
  await makeMailsDue(places, firestore, (data) => fieldsOf(data, event, now()))
  await sendDueMailsOf(eventId, services, createMailRun(hasTime))
}

/** The fields that make the mail to a member due; null if the member is to get none. */
function fieldsOf(stored: unknown, event: LiveEvent, now: number): UpdateData<DocumentData> | null {
  const ledger = ledgerOf(stored)
  const { status, sequence, confirmed, generation } = ledger
  // The confirmation tells it.
  const isConfirming = status === 'registered' && confirmed < generation
  if (!isExpecting(ledger) || isConfirming || sequence >= event.sequence) return null
  const kind = event.state === 'cancelled' ? 'registrationEnded' : 'eventChanged'
  return { sequence: event.sequence, ...dueEventMail(stored, kind, event, now) }
}

/** Afterwards no other mail is begun; the remaining time is for the current ones. */
const MOST_MILLISECONDS = 210_000

/** Runs after every change of an event. */
export const announceEventChange = onDocumentUpdated(
  {
    document: `${SYNCED_EVENTS_PATH}/{eventId}`,
    ...runsAs('announceEventChange'),
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '512MiB',
    // Each call opens a connection to the mail server for every mail that it sends at once.
    concurrency: 1,
    maxInstances: 4,
    timeoutSeconds: 300,
    secrets: MAIL_SECRETS,
  },
  logTriggers('announceEventChange', async ({ params: { eventId }, data, time }) => {
    const isUnlisted = data?.before.get('status') === 'published' && data.after.get('status') !== 'published'
    const isChanged = data?.before.get('sequence') !== data?.after.get('sequence')
    if (!isUnlisted && !isChanged) return
    const services = mailServices({ firestore: database(), now: Date.now })
    const end = performance.now() + MOST_MILLISECONDS
    const hasTime = () => performance.now() < end
    if (isUnlisted) await announceUnpublished(eventId, Date.parse(time), services, hasTime)
    if (isChanged) await announceChange(eventId, services, hasTime)
  }),
)
