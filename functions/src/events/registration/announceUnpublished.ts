import { isPastEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMembersPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import type { MailServices } from '../../mail/mailServices.ts'
import { deliverEventMails } from '../mail/deliverEventMails.ts'
import { dueEventMail } from '../mail/eventMailLedger.ts'
import { createMailRun, inParallel } from '../mail/MailRun.ts'
import { ledgerOf } from './Ledger.ts'

/**
 * Mails the registered members that an event to come was taken off the list. Each gets one mail for one unpublishing,
 * however often and late it is called. Nobody is told once the event is published again.
 * @param at when it was unpublished, in milliseconds since 1970
 */
export async function announceUnpublished(
  eventId: string,
  at: number,
  services: MailServices,
): Promise<void> {
  const { firestore, now } = services
  const stored = await firestore.doc(syncedEventPath(eventId)).get()
  const event = parseLiveEvent(eventId, stored.data())
  if (event === null || event.status === 'published') return
  if (event.state === 'cancelled' || isPastEvent(event, now())) return
  const registered = await firestore
    .collection(eventMembersPath(eventId))
    .where('status', '==', 'registered')
    .select()
    .get()
  const run = createMailRun(() => true)
  await inParallel(registered.docs, run, async ({ ref, id: uid }) => {
    await firestore.runTransaction(async (transaction) => {
      const data = (await transaction.get(ref)).data()
      if (ledgerOf(data).status !== 'registered') return
      transaction.update(ref, { ...dueEventMail(data, 'eventUnpublished', event, now(), String(at)) })
    })
    run.count(await deliverEventMails(uid, event, null, services))
  })
}
