import type { Firestore } from 'firebase-admin/firestore'
import { accounts } from '../database/accounts.ts'
import { confirmedEmail } from '../database/confirmedEmail.ts'
import { type MailSettings, readMailSettings } from './server/mailSettings.ts'
import { type Mailer, openMailer } from './server/openMailer.ts'

/** What sending mails needs. */
export interface MailServices {
  readonly firestore: Firestore
  readonly mailer: Mailer
  /** The confirmed address of a member's account; null without one. */
  readonly emailOf: (uid: string) => Promise<string | null>
  readonly settings: Pick<MailSettings, 'appOrigin' | 'from'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * The services with which mails are sent.
 * Without usable settings every mail fails, and is due until they are usable.
 */
export function mailServices({ firestore, now }: Pick<MailServices, 'firestore' | 'now'>): MailServices {
  const emailOf = (uid: string) => confirmedEmail(uid, accounts())
  try {
    const settings = readMailSettings()
    return { firestore, now, emailOf, settings, mailer: openMailer(settings) }
  } catch (error) {
    const mailer = { send: () => Promise.reject(error) }
    return { firestore, now, emailOf, mailer, settings: { appOrigin: '', from: { name: '', email: '' } } }
  }
}
