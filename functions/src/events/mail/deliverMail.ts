import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMemberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { eventMessage } from './eventMessage.ts'
import {
  fieldsWith,
  isWanted,
  keyOf,
  type MailEntry,
  type MailKey,
  type MailLedger,
  mailKey,
  mailLedgerOf,
} from './MailLedger.ts'
import { logMails, mailFailure } from './mailLog.ts'
import { mailName } from './mailName.ts'
import type { MailSettings } from './mailSettings.ts'
import { type Mailer, MailRefusedError } from './openMailer.ts'

/** How long a process may send a mail before others may try. Longer than all MAIL_TIMEOUTS together. */
export const CLAIM_MILLISECONDS = 180_000
const FIRST_PAUSE = 60_000
const LONGEST_PAUSE = 3_600_000

/** What sending mails needs. */
export interface MailServices {
  readonly firestore: Firestore
  readonly mailer: Mailer
  /** Whether the address of a member's account is confirmed. */
  readonly isConfirmed: (uid: string) => Promise<boolean>
  readonly settings: Pick<MailSettings, 'appOrigin' | 'from'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** `later`: it could not be sent and is due again. `nothing`: it was sent before, is being sent or makes no sense. */
export type MailOutcome = 'sent' | 'later' | 'refused' | 'nothing'

interface Claim {
  readonly key: MailKey
  readonly attempts: number
  readonly ledger: MailLedger
}

/**
 * Sends a mail about an event to a member, unless it was sent before. It is claimed in the ledger first, so two calls
 * never send the same mail. The claim of a process that ended expires. A mail that could not be sent stays due.
 * @param wanted the mail, or its kind for the current event and registration
 * @throws the errors of Firestore; a failure of the mail server is the outcome `later` or `refused`
 */
export async function deliverMail(
  uid: string,
  event: LiveEvent,
  wanted: MailKey | MailKey['kind'],
  services: MailServices,
): Promise<MailOutcome> {
  const claim = await claimMail(uid, event, wanted, services)
  if (claim === null) return 'nothing'
  const { key, attempts, ledger } = claim
  const { mailer, settings, now, isConfirmed } = services
  const name = mailName(`${ledger.firstName} ${ledger.lastName}`)
  const recipient = { uid, email: ledger.email, name, joinURL: ledger.joinURL }
  try {
    if (!(await isConfirmed(uid))) throw new MailRefusedError('The address is not confirmed.')
    const message = eventMessage({ kind: key.kind, event, recipient, settings, now: now() })
    await mailer.send(message, recipient, `${keyOf(key)}.${event.documentId}.${uid}`)
  } catch (error) {
    const isFinal = error instanceof MailRefusedError
    const reason = mailFailure(error)
    logMails({
      event: isFinal ? 'mail-refused' : 'mail-failed',
      kind: key.kind,
      uid,
      eventId: event.documentId,
      reason,
    })
    const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE)
    await settle(uid, event, claim, isFinal ? 'refused' : 'due', isFinal ? now() : now() + pause, services)
    return isFinal ? 'refused' : 'later'
  }
  await settle(uid, event, claim, 'sent', now(), services)
  return 'sent'
}

async function claimMail(
  uid: string,
  event: LiveEvent,
  wanted: MailKey | MailKey['kind'],
  { firestore, now }: MailServices,
): Promise<Claim | null> {
  const place = firestore.doc(eventMemberPath(event.documentId, uid))
  return await firestore.runTransaction(async (transaction): Promise<Claim | null> => {
    const stored = await transaction.get(place)
    if (!stored.exists) return null
    const ledger = mailLedgerOf(stored.data())
    const key = typeof wanted === 'string' ? mailKey(wanted, event, ledger) : wanted
    const known = ledger.mails.get(keyOf(key))
    const isOpen = known === undefined || known.state === 'due' || known.state === 'sending'
    if (!isOpen || (known !== undefined && known.until > now())) return null
    const attempts = (known?.attempts ?? 0) + 1
    const isSent = isWanted(key, event, ledger, now())
    // A mail that was never due gets no entry.
    if (!isSent && known === undefined) return null
    const entry: MailEntry = isSent
      ? { ...key, state: 'sending', until: now() + CLAIM_MILLISECONDS, attempts }
      : { ...key, state: 'dropped', until: now(), attempts: attempts - 1 }
    transaction.update(place, fieldsWith(ledger, entry))
    return isSent ? { key, attempts, ledger } : null
  })
}

async function settle(
  uid: string,
  event: LiveEvent,
  { key, attempts }: Claim,
  state: MailEntry['state'],
  until: number,
  { firestore }: MailServices,
): Promise<void> {
  const place = firestore.doc(eventMemberPath(event.documentId, uid))
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(place)
    const ledger = mailLedgerOf(stored.data())
    const known = ledger.mails.get(keyOf(key))
    // The account was deleted meanwhile, or a later claim exists.
    if (!stored.exists || known?.attempts !== attempts) return
    transaction.update(place, fieldsWith(ledger, { ...key, state, until, attempts }))
  })
}
