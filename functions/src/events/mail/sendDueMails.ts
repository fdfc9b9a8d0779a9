import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMembersPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { MailServices } from '../../mail/mailServices.ts'
import { deliverEventMails } from './deliverEventMails.ts'
import { inParallel, type MailCounts, type MailRun } from './MailRun.ts'

/**
 * Sends all mails about events that are due: those that a run which ended early has left, and those that could not be
 * sent before. Mails that are no longer needed are dropped.
 */
export const sendDueMails = (services: MailServices, run: MailRun): Promise<MailCounts> =>
  sendFrom(services.firestore.collectionGroup('members'), services, run)

/** Sends the mails about one event that are due. What is left when time is over is sent by sendDueMails. */
export const sendDueMailsOf = (eventId: string, services: MailServices, run: MailRun): Promise<MailCounts> =>
  sendFrom(services.firestore.collection(eventMembersPath(eventId)), services, run)

async function sendFrom(members: Query, services: MailServices, run: MailRun): Promise<MailCounts> {
  const pool = services.openPool()
  try {
    return await sendAll(members, { ...services, mailer: pool }, run)
  } finally {
    pool.close()
  }
}

async function sendAll(members: Query, services: MailServices, run: MailRun): Promise<MailCounts> {
  const events = new Map<string, Promise<LiveEvent | null>>()
  const eventOf = (id: string): Promise<LiveEvent | null> => {
    const known = events.get(id) ?? readEvent(id, services)
    events.set(id, known)
    return known
  }
  const due = members
    .where('mailDueAt', '<=', services.now())
    .orderBy('mailDueAt')
    .orderBy(FieldPath.documentId())
    .select('mailDueAt')
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
