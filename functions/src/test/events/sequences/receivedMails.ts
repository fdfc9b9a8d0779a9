import { parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMemberPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { deliverEventMails } from '../../../events/mail/deliverEventMails.ts'
import { mailServices } from '../../../mail/mailServices.ts'
import type { EventsCloud } from '../openEvents.ts'
import type { ModelKey } from './sequences.ts'

/** Longer than the longest pause after a failure, and than a process may take for a mail. */
const LATER = 2 * 3_600_000

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string() }))
export type ReceivedMail = Readonly<z.infer<typeof mailsSchema>[number]>

/** All mails that were received, by address. */
export async function receivedMails({ cloud }: EventsCloud): Promise<ReadonlyMap<string, ReceivedMail[]>> {
  const response = await fetch(`${cloud.consoleUrl}/mails.json`)
  return Map.groupBy(mailsSchema.parse(await response.json()), ({ to }) => to)
}

/** Deletes all mails. */
export async function clearMails({ cloud }: EventsCloud): Promise<void> {
  await fetch(`${cloud.consoleUrl}/mails.json`, { method: 'DELETE' })
}

/** The mail server refuses the next mail for now. */
export async function refuseMail({ cloud }: EventsCloud): Promise<void> {
  await fetch(`${cloud.consoleUrl}/mail-faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'temporary', count: 1 }),
  })
}

/** The mail server accepts mails again. */
export async function acceptMails({ cloud }: EventsCloud): Promise<void> {
  await fetch(`${cloud.consoleUrl}/mail-faults`, { method: 'DELETE' })
}

/** Sends the mails of an event that failed, as the schedule does later. */
export async function sendAllMails({ eventId, uids }: ModelKey, { firestore }: EventsCloud): Promise<void> {
  const event = parseLiveEvent(eventId, (await firestore.doc(syncedEventPath(eventId)).get()).data())
  if (event === null) return
  for (const uid of uids) {
    for (let now = Date.now() + LATER; ; now += LATER) {
      const stored = await firestore.doc(eventMemberPath(eventId, uid)).get()
      if (typeof stored.get('mailDueAt') !== 'number') break
      await deliverEventMails(uid, event, null, mailServices({ firestore, now: () => now }))
    }
  }
}
