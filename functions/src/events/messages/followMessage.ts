import {
  type LiveEvent,
  parseLiveEvent,
  parseSentMessage,
  type SentMessage,
} from '@outcome-studio/shared/domain/events'
import {
  eventMemberPath,
  eventMembersPath,
  eventMessagePath,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import { FieldPath } from 'firebase-admin/firestore'
import { isOpen, type LedgerMail, mailLedgerOf } from '../../mail/ledger/MailLedger.ts'
import type { MailServices } from '../../mail/mailServices.ts'
import { dueEventMail, messageKey } from '../mail/eventMailLedger.ts'
import { createMailRun } from '../mail/MailRun.ts'
import { makeMailsDue } from '../mail/makeMailsDue.ts'
import { sendDueMailsOf } from '../mail/sendDueMails.ts'
import { listRegistrants } from '../registrants/listRegistrants.ts'
import type { ZoomApi } from '../zoom/ZoomApi.ts'
import { recipientsOf } from './recipientsOf.ts'

/** What sending messages needs. */
export interface MessageServices extends MailServices {
  /** Opens Zoom for one piece of work. @throws ZoomSettingsError */
  readonly openZoom: () => ZoomApi
}

/**
 * Sends a message: makes a mail due in the ledger of each member of the audience, sends what is due, and stores how many
 * were sent. The ledgers have each mail once, so it may be called repeatedly, also while another call is running or
 * after one that ended early.
 * @param hasTime whether another mail may be begun; the next call does the rest
 * @throws ZoomError or ZoomSettingsError while it is not known who belongs to the audience
 */
export async function followMessage(
  messageId: string,
  services: MessageServices,
  hasTime: () => boolean,
): Promise<void> {
  const { firestore } = services
  const place = firestore.doc(eventMessagePath(messageId))
  const message = parseSentMessage(messageId, (await place.get()).data())
  if (message === null || message.state === 'sent') return
  const stored = await firestore.doc(syncedEventPath(message.eventId)).get()
  const event = parseLiveEvent(message.eventId, stored.data())
  if (event === null) {
    await place.update({ state: 'sent' })
    return
  }
  if (message.state === 'preparing') {
    await makeDue(message, event, services)
    await place.update({ state: 'sending' })
  }
  const { sent, refused } = await sendDueMailsOf(event.documentId, services, createMailRun(hasTime))
  // Counting reads all ledgers, so it waits until there is something new to count.
  const hasNews = message.state === 'preparing' || sent + refused > 0
  if (hasNews || !(await hasOpenMails(event, services))) await noteDelivery(message, services)
}

/** Whether a mail about the event is still to be sent. */
async function hasOpenMails(event: LiveEvent, { firestore }: MailServices): Promise<boolean> {
  const open = await firestore
    .collection(eventMembersPath(event.documentId))
    .where('mailDueAt', '>=', 0)
    .limit(1)
    .select()
    .get()
  return !open.empty
}

async function makeDue(message: SentMessage, event: LiveEvent, services: MessageServices): Promise<void> {
  const { firestore, now } = services
  const registrants = await listRegistrants(event, { firestore, zoom: services.openZoom(), now: now() })
  const { uids } = recipientsOf(registrants, [message.audience])
  const places = uids.map((uid) => firestore.doc(eventMemberPath(event.documentId, uid)))
  await makeMailsDue(places, firestore, (stored) => ({
    ...dueEventMail(stored, 'eventMessage', event, now(), message.id),
  }))
}

/** What became of a message in the ledgers that have it, except where it was no longer wanted. */
async function statesOf(
  { id, eventId }: SentMessage,
  { firestore }: MessageServices,
): Promise<readonly Pick<LedgerMail, 'state'>[]> {
  const key = messageKey(id)
  const members = await firestore
    .collection(eventMembersPath(eventId))
    .select(new FieldPath('mails', key))
    .get()
  return members.docs.flatMap((each) => {
    const mail = mailLedgerOf(each.data()).find((one) => one.key === key)
    return mail === undefined || mail.state === 'dropped' ? [] : [mail]
  })
}

async function noteDelivery(message: SentMessage, services: MessageServices): Promise<void> {
  const states = await statesOf(message, services)
  const open = states.filter(isOpen).length
  const delivered = states.filter(({ state }) => state === 'sent').length
  await services.firestore.doc(eventMessagePath(message.id)).update({
    state: open === 0 ? 'sent' : 'sending',
    people: states.length,
    delivered,
    failed: states.length - open - delivered,
  })
}
