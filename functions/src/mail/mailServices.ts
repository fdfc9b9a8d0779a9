import type { Firestore } from 'firebase-admin/firestore'
import { accounts } from '../database/accounts.ts'
import { confirmedEmail } from '../database/confirmedEmail.ts'
import { type MailSettings, readMailSettings } from './server/mailSettings.ts'
import { type Mailer, type MailPool, openMailer, openMailPool } from './server/openMailer.ts'
import { type Unsubscription, unsubscribeToken } from './unsubscribe/unsubscribeToken.ts'

/** Mails that a run sends at once. Each has a connection to the mail server. */
export const MAILS_AT_ONCE = 20

/** What sending mails needs. */
export interface MailServices {
  readonly firestore: Firestore
  readonly mailer: Mailer
  /** Opens a mailer for a run of many mails, which the caller closes. */
  readonly openPool: () => MailPool
  /** The confirmed address of a member's account; null without one. */
  readonly emailOf: (uid: string) => Promise<string | null>
  /** The address that unsubscribes a member in one click. */
  readonly unsubscribeUrl: (unsubscription: Unsubscription) => string
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
    const unsubscribeUrl = unsubscribeUrls(settings, now)
    const openPool = () => openMailPool(settings, MAILS_AT_ONCE)
    return { firestore, now, emailOf, unsubscribeUrl, settings, openPool, mailer: openMailer(settings) }
  } catch (error) {
    const mailer = { send: () => Promise.reject(error) }
    const settings = { appOrigin: '', from: { name: '', email: '' } }
    const openPool = () => ({ ...mailer, close: () => {} })
    return { firestore, now, emailOf, unsubscribeUrl: () => '', mailer, openPool, settings }
  }
}

/** Makes the addresses that unsubscribe. */
export function unsubscribeUrls(
  { unsubscribe: { url, key } }: Pick<MailSettings, 'unsubscribe'>,
  now: () => number,
): MailServices['unsubscribeUrl'] {
  return (unsubscription) => {
    const address = new URL(url)
    address.searchParams.set('token', unsubscribeToken(unsubscription, key, now()))
    return address.href
  }
}
