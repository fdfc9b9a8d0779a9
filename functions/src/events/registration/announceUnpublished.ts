import { isPastEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import type { MailServices } from '../../mail/mailServices.ts'
import { dueEventMail, isExpecting } from '../mail/eventMailLedger.ts'
import { createMailRun } from '../mail/MailRun.ts'
import { makeMailsDue } from '../mail/makeMailsDue.ts'
import { sendDueMailsOf } from '../mail/sendDueMails.ts'
import { expectingMembers } from './expectingMembers.ts'
import { ledgerOf } from './Ledger.ts'

/**
 * Mails the members who are registered or wait that an event to come was taken off the list. Each gets one mail for one unpublishing,
 * however often and late it is called. Nobody is told once the event is published again.
 * @param at when it was unpublished, in milliseconds since 1970
 * @param hasTime whether another mail may be begun; sendDueMails sends the others
 */
export async function announceUnpublished(
  eventId: string,
  at: number,
  services: MailServices,
  hasTime: () => boolean,
): Promise<void> {
  const { firestore, now } = services
  const stored = await firestore.doc(syncedEventPath(eventId)).get()
  const event = parseLiveEvent(eventId, stored.data())
  if (event === null || event.status === 'published') return
  if (event.state === 'cancelled' || isPastEvent(event, now())) return
  const places = await expectingMembers(eventId, firestore)
  await makeMailsDue(places, firestore, (data) =>
    isExpecting(ledgerOf(data)) ? dueEventMail(data, 'eventUnpublished', event, now(), String(at)) : null,
  )
  await sendDueMailsOf(eventId, services, createMailRun(hasTime))
}
