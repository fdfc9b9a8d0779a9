import type { MailServices } from '../../mail/mailServices.ts'
import { deliverEventMails } from './deliverEventMails.ts'
import type { EventMails } from './EventMails.ts'
import { confirmationKind } from './eventMailLedger.ts'

/**
 * Sends mails by SMTP. Each has an entry in the ledger of the member and event, which the caller writes first.
 * sendEventReminders sends the mails that failed. A mail that was sent is not sent again.
 */
export function smtpEventMails(services: MailServices): EventMails {
  return {
    confirmed: async (event, { uid, declineUntil = null }) => {
      await deliverEventMails(uid, event, confirmationKind(declineUntil), services)
    },
    cancelled: async (event, { uid }) => {
      await deliverEventMails(uid, event, 'registrationEnded', services)
    },
    denied: async (event, { uid }) => {
      await deliverEventMails(uid, event, 'registrationDenied', services)
    },
  }
}
