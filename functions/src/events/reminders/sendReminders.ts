import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { parseMember } from '@outcome-studio/shared/domain/member'
import { eventMembersPath, memberPath, SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { mailLedgerOf } from '../../mail/ledger/MailLedger.ts'
import type { MailServices } from '../../mail/mailServices.ts'
import { deliverEventMails } from '../mail/deliverEventMails.ts'
import { eventMemberOf } from '../mail/eventMailLedger.ts'
import { inParallel, type MailCounts, type MailRun } from '../mail/MailRun.ts'
import { DAY_AHEAD, dueReminder } from './dueReminder.ts'

/** Reminds the members who are registered for the events of the next 24 hours, unless they have switched it off. */
export async function sendReminders(services: MailServices, run: MailRun): Promise<MailCounts> {
  const { firestore, now } = services
  const iso = (time: number): string => new Date(time).toISOString()
  const soon = await firestore
    .collection(SYNCED_EVENTS_PATH)
    .where('startTime', '>', iso(now()))
    .where('startTime', '<=', iso(now() + DAY_AHEAD))
    .orderBy('startTime')
    .get()
  // The nearest first: a run that ends early has sent what is most urgent.
  for (const { id, data } of soon.docs.map((each) => ({ id: each.id, data: each.data() }))) {
    const event = parseLiveEvent(id, data)
    if (event !== null && run.hasTime()) await remindMembers(event, services, run)
  }
  return run.counts
}

async function remindMembers(event: LiveEvent, services: MailServices, run: MailRun): Promise<void> {
  const { firestore, now } = services
  const registered = firestore
    .collection(eventMembersPath(event.documentId))
    .where('status', '==', 'registered')
    .orderBy(FieldPath.documentId())
    .limit(run.page)
  let last: QueryDocumentSnapshot | undefined
  while (run.hasTime()) {
    const { docs } = await (last === undefined ? registered : registered.startAfter(last)).get()
    last = docs.at(-1)
    if (last === undefined) return
    const due = docs.flatMap((each) => {
      const member = eventMemberOf(each.data())
      const kind = dueReminder(event, member, mailLedgerOf(each.data()), now())
      return kind === null ? [] : [{ uid: each.id, domain: member.domain, kind }]
    })
    const wanting = await wantReminders(due, services)
    await inParallel(wanting, run, async ({ uid, kind }) => {
      run.count(await deliverEventMails(uid, event, kind, services))
    })
  }
}

/** Leaves out members who have switched reminders off or no longer have a record. */
async function wantReminders<Due extends { readonly uid: string; readonly domain: string }>(
  due: readonly Due[],
  { firestore }: MailServices,
): Promise<readonly Due[]> {
  const known = due.filter(({ domain }) => domain !== '')
  if (known.length === 0) return []
  const records = await firestore.getAll(...known.map((each) => firestore.doc(memberPath(each))))
  return known.filter((_each, at) => {
    const record = records[at]
    return record?.exists === true && parseMember(record.data()).eventReminders
  })
}
