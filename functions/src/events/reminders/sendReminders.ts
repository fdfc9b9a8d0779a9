import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import type { MailServices } from '../../mail/mailServices.ts'
import type { MailCounts, MailRun } from '../mail/MailRun.ts'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { makeRemindersDue } from './makeRemindersDue.ts'
import { DAY_AHEAD } from './reminderOf.ts'

/**
 * Makes the reminders due whose time has come, for the events of the next 24 hours, and sends all mails about events
 * that are due.
 */
export async function sendReminders(services: MailServices, run: MailRun): Promise<MailCounts> {
  for (const event of await eventsSoon(services)) {
    if (run.hasTime()) await makeRemindersDue(event, services, run.page)
  }
  return await sendDueMails(services, run)
}

/** The nearest first. */
async function eventsSoon({ firestore, now }: MailServices): Promise<readonly LiveEvent[]> {
  const iso = (time: number): string => new Date(time).toISOString()
  const soon = await firestore
    .collection(SYNCED_EVENTS_PATH)
    .where('startTime', '>', iso(now()))
    .where('startTime', '<=', iso(now() + DAY_AHEAD))
    .orderBy('startTime')
    .get()
  return soon.docs.flatMap((each) => parseLiveEvent(each.id, each.data()) ?? [])
}
