import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMembersPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { MailServices } from '../../mail/mailServices.ts'
import { deliverEventMails } from '../mail/deliverEventMails.ts'
import { inParallel, type MailCounts, type MailRun } from '../mail/MailRun.ts'

/**
 * Sends the mails that could not be sent before, and those whose sender ended: confirmations, changes, cancellations
 * and reminders. Mails that are no longer needed are dropped.
 */
export async function sendDueMails(services: MailServices, run: MailRun): Promise<MailCounts> {
  const { firestore, now } = services
  const events = new Map<string, Promise<LiveEvent | null>>()
  const eventOf = (id: string): Promise<LiveEvent | null> => {
    const known = events.get(id) ?? readEvent(id, services)
    events.set(id, known)
    return known
  }
  const due = firestore
    .collectionGroup('members')
    .where('mailDueAt', '<=', now())
    .orderBy('mailDueAt')
    .orderBy(FieldPath.documentId())
    .limit(run.page)
  let last: QueryDocumentSnapshot | undefined
  while (run.hasTime()) {
    // A mail that fails again is due later.
    const { docs } = await (last === undefined ? due : due.startAfter(last)).get()
    last = docs.at(-1)
    if (last === undefined) break
    await inParallel(docs, run, async (member) => await sendDueOf(member, eventOf, services, run))
  }
  return run.counts
}

async function sendDueOf(
  member: QueryDocumentSnapshot,
  eventOf: (id: string) => Promise<LiveEvent | null>,
  services: MailServices,
  run: MailRun,
): Promise<void> {
  const { ref, id: uid } = member
  const eventId = ref.parent.parent?.id ?? ''
  if (ref.parent.path !== eventMembersPath(eventId)) return
  const event = await eventOf(eventId)
  if (event === null) {
    await ref.update({ mailDueAt: null })
    return
  }
  run.count(await deliverEventMails(uid, event, null, services))
}

async function readEvent(id: string, { firestore }: MailServices): Promise<LiveEvent | null> {
  return parseLiveEvent(id, (await firestore.doc(syncedEventPath(id)).get()).data())
}
