import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { parseMember } from '@outcome-studio/shared/domain/member'
import { eventMembersPath, eventReminderPath, memberPath } from '@outcome-studio/shared/domain/paths'
import { type DocumentReference, FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'
import { mailLedgerOf } from '../../mail/ledger/MailLedger.ts'
import type { MailServices } from '../../mail/mailServices.ts'
import { dueEventMail, eventMemberOf } from '../mail/eventMailLedger.ts'
import { makeMailsDue } from '../mail/makeMailsDue.ts'
import { isReminderDue, reminderOf } from './reminderOf.ts'

const progressSchema = z.object({
  /** Uid of the last member who was looked at; empty at first. */
  position: z.string().catch(''),
  isDone: z.boolean().catch(false),
})

/**
 * Makes a reminder due in the ledgers of the members who are registered for an event and have not switched reminders
 * off. It looks at each member once for each reminder and start of the event, and remembers how far it came: who
 * registers later is told the time by the confirmation. Safe to repeat.
 * @param page members read at a time
 */
export async function makeRemindersDue(
  event: LiveEvent,
  services: MailServices,
  page: number,
): Promise<void> {
  const { firestore, now } = services
  const kind = reminderOf(event, now())
  if (kind === null) return
  const place = firestore.doc(eventReminderPath(event.documentId, `${kind}-${Date.parse(event.startTime)}`))
  const progress = progressSchema.parse((await place.get()).data() ?? {})
  if (progress.isDone) return
  const registered = firestore
    .collection(eventMembersPath(event.documentId))
    .where('status', '==', 'registered')
    .orderBy(FieldPath.documentId())
    .limit(page)
  for (let { position } = progress; ; ) {
    const { docs } = await (position === '' ? registered : registered.startAfter(position)).get()
    await makeMailsDue(await wantReminders(docs, services), firestore, (stored) =>
      isReminderDue(kind, event, eventMemberOf(stored), mailLedgerOf(stored))
        ? { ...dueEventMail(stored, kind, event, now()) }
        : null,
    )
    position = docs.at(-1)?.id ?? position
    const isDone = docs.length < page
    await place.set({ position, isDone })
    if (isDone) return
  }
}

/** Leaves out members who have switched reminders off or no longer have a record. */
async function wantReminders(
  members: readonly QueryDocumentSnapshot[],
  { firestore }: MailServices,
): Promise<readonly DocumentReference[]> {
  const known = members.flatMap((each) => {
    const { domain } = eventMemberOf(each.data())
    return domain === ''
      ? []
      : [{ place: each.ref, record: firestore.doc(memberPath({ uid: each.id, domain })) }]
  })
  if (known.length === 0) return []
  const records = await firestore.getAll(...known.map(({ record }) => record))
  return known.flatMap(({ place }, at) => {
    const record = records[at]
    return record?.exists === true && parseMember(record.data()).eventReminders ? [place] : []
  })
}
