import { accounts } from '../../database/accounts.ts'
import { isEmailConfirmed } from '../../members/isEmailConfirmed.ts'
import { deliverMail, type MailServices } from './deliverMail.ts'
import type { EventMails } from './EventMails.ts'
import { readMailSettings } from './mailSettings.ts'
import { openMailer } from './openMailer.ts'

/**
 * Sends mails by SMTP. Each has an entry in the ledger of the member and event, which the caller writes first.
 * sendEventReminders sends the mails that failed. A mail that was sent is not sent again.
 */
export function smtpEventMails(services: MailServices): EventMails {
  return {
    confirmed: async (event, { uid }) => {
      await deliverMail(uid, event, 'confirmed', services)
    },
    cancelled: async (event, { uid }) => {
      await deliverMail(uid, event, 'cancelled', services)
    },
    changed: async (event, { uid }) => {
      await deliverMail(uid, event, 'changed', services)
    },
  }
}

/**
 * The services with which mails are sent.
 * Without usable settings every mail fails, and is due until they are usable.
 */
export function mailServices({ firestore, now }: Pick<MailServices, 'firestore' | 'now'>): MailServices {
  const isConfirmed = (uid: string) => isEmailConfirmed(uid, accounts())
  try {
    const settings = readMailSettings()
    return { firestore, now, isConfirmed, settings, mailer: openMailer(settings) }
  } catch (error) {
    const mailer = { send: () => Promise.reject(error) }
    return { firestore, now, isConfirmed, mailer, settings: { appOrigin: '', from: { name: '', email: '' } } }
  }
}
