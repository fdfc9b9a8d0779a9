import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMemberPath } from '@outcome-studio/shared/domain/paths'
import { deliverMails, type MailOutcome } from '../../mail/ledger/deliverMails.ts'
import type { LedgerMail } from '../../mail/ledger/MailLedger.ts'
import { type EventMailKind, isEventMailKind } from '../../mail/MAIL_KINDS.ts'
import type { MailServices } from '../../mail/mailServices.ts'
import { MailRefusedError } from '../../mail/server/openMailer.ts'
import { eventMail, eventMemberOf, isEventMailWanted } from './eventMailLedger.ts'
import { eventMessage } from './eventMessage.ts'

/**
 * Sends the mails about an event that are due to a member.
 * @param kind a mail that becomes due first, unless it was sent before; null for none
 * @throws see deliverMails
 */
export async function deliverEventMails(
  uid: string,
  event: LiveEvent,
  kind: EventMailKind | null,
  services: MailServices,
): Promise<readonly MailOutcome[]> {
  const { firestore, settings, emailOf, now } = services
  const source = {
    place: firestore.doc(eventMemberPath(event.documentId, uid)),
    person: uid,
    atRest: {},
    added: (stored: unknown) => (kind === null ? null : eventMail(kind, event, eventMemberOf(stored))),
    isWanted: ({ key, kind: wanted }: Pick<LedgerMail, 'key' | 'kind'>, stored: unknown) =>
      isEventMailKind(wanted) &&
      isEventMailWanted({ key, kind: wanted }, event, eventMemberOf(stored), now()),
    write: async (mail: LedgerMail, stored: unknown) => {
      const email = await emailOf(uid)
      if (email === null || !isEventMailKind(mail.kind)) {
        throw new MailRefusedError('The address is not confirmed.')
      }
      const member = eventMemberOf(stored)
      const name = `${member.firstName} ${member.lastName}`.trim()
      const recipient = { uid, email, name, joinURL: member.joinURL }
      const message = eventMessage({ kind: mail.kind, event, recipient, settings, now: now() })
      return { to: recipient, mail: message }
    },
  }
  return await deliverMails(source, services)
}
