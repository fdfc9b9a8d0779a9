import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { parseMember } from '@outcome-studio/shared/domain/member'
import { eventMemberPath, memberPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import {
  deliverMails,
  type MailOutcome,
  type MailSource,
  type ReadLedger,
  type WrittenMail,
} from '../../mail/ledger/deliverMails.ts'
import type { LedgerMail } from '../../mail/ledger/MailLedger.ts'
import { type EventMailKind, isEventMailKind, MAIL_KINDS } from '../../mail/MAIL_KINDS.ts'
import type { MailServices } from '../../mail/mailServices.ts'
import { MailRefusedError } from '../../mail/server/openMailer.ts'
import { eventMail, eventMemberOf, isEventMailWanted, standingOf, toldEventOf } from './eventMailLedger.ts'
import { eventMessage } from './eventMessage.ts'
import { NO_MESSAGE } from './eventTexts.ts'
import { readMessage } from './readMessage.ts'

/**
 * Sends the mails about an event that are due to a member.
 * @param event the event as the caller knows it; a newer stored one takes precedence
 * @param kind a mail that becomes due first, unless it was sent before; null for none
 * @throws see deliverMails
 */
export async function deliverEventMails(
  uid: string,
  event: LiveEvent,
  kind: EventMailKind | null,
  services: MailServices,
): Promise<readonly MailOutcome[]> {
  const { firestore, now } = services
  const { documentId } = event
  // A mail that became due after the caller has read the event would be taken for one that is out of date.
  const latest = ({ subject }: ReadLedger): LiveEvent => {
    const current = parseLiveEvent(documentId, subject)
    return current !== null && current.sequence >= event.sequence ? current : event
  }
  const source: MailSource = {
    place: firestore.doc(eventMemberPath(documentId, uid)),
    subject: firestore.doc(syncedEventPath(documentId)),
    person: uid,
    atRest: {},
    added: (read) => (kind === null ? null : eventMail(kind, latest(read), read.stored)),
    isWanted: ({ key, kind: wanted, order }, read) =>
      isEventMailKind(wanted) &&
      isEventMailWanted({ key, kind: wanted, order }, latest(read), read.stored, now()),
    write: async (mail, read) => await write(uid, latest(read), mail, read.stored, services),
  }
  return await deliverMails(source, services)
}

async function write(
  uid: string,
  event: LiveEvent,
  { kind, data }: LedgerMail,
  stored: unknown,
  { firestore, settings, emailOf, unsubscribeUrl, now }: MailServices,
): Promise<WrittenMail> {
  const email = await emailOf(uid)
  if (email === null || !isEventMailKind(kind)) throw new MailRefusedError('The address is not confirmed.')
  const member = eventMemberOf(stored)
  const { domain, firstName, lastName, joinURL, declineUntil, denialReason, confirmed, generation } = member
  const document = domain === '' ? undefined : await firestore.doc(memberPath({ uid, domain })).get()
  const record = parseMember(document?.data())
  const field = MAIL_KINDS[kind].unsubscribe
  const recipient = {
    uid,
    email,
    // Before the turn of somebody who waits, the ledger has no name.
    name: `${firstName} ${lastName}`.trim() || record.name,
    joinURL,
    declineUntil,
    clock: record,
    standing: standingOf(member),
    was: toldEventOf(data),
    denialReason,
    wasConfirmed: generation > 0 && confirmed >= generation,
  }
  const message = kind === 'eventMessage' ? await readMessage(data, firestore) : NO_MESSAGE
  const mail = eventMessage({
    kind,
    message,
    event,
    recipient,
    settings,
    unsubscribeUrl: field === null ? '' : unsubscribeUrl({ uid, domain, field }),
    now: now(),
  })
  return { to: recipient, mail }
}
