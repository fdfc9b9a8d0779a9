import type { DocumentData, DocumentReference, UpdateData } from 'firebase-admin/firestore'
import { noteRefusedAddress, refusedAddresses } from '../bounces/refusedAddresses.ts'
import { mailName } from '../frame/mailName.ts'
import type { MailAddress, OutgoingMail } from '../Mail.ts'
import type { MailServices } from '../mailServices.ts'
import { logMails, mailFailure } from '../server/mailLog.ts'
import { MailRefusedError } from '../server/openMailer.ts'
import { CLAIM_MILLISECONDS, type ClaimedMail, claimNextMail } from './claimNextMail.ts'
import {
  isOpen,
  type LedgerMail,
  type MailLedger,
  mailFieldsOf,
  mailLedgerOf,
  type NewMail,
  withDueMail,
  withMail,
} from './MailLedger.ts'
import { messageIdOf } from './messageIdOf.ts'

const FIRST_PAUSE = 60_000
const LONGEST_PAUSE = 3_600_000

/** `later`: it could not be sent and is due again. */
export type MailOutcome = 'sent' | 'later' | 'refused'

/** A document with a ledger, and how its mails are written. */
export interface MailSource {
  readonly place: DocumentReference
  /** A document that the mails are about; null for none. It is read with the ledger, so it is never older. */
  readonly subject: DocumentReference | null
  /** Fields that change once no mail is open, for example an address that is no longer needed. */
  readonly atRest: UpdateData<DocumentData>
  /** Who gets the mails, for the log: a uid, or the id of an address. */
  readonly person: string
  /** Becomes due first, unless the ledger has had it. */
  readonly added: (read: ReadLedger) => NewMail | null
  /** Whether a mail of the ledger still makes sense. */
  readonly isWanted: (mail: LedgerMail, read: ReadLedger) => boolean
  /** @throws MailRefusedError if the mail can never be written */
  readonly write: (mail: LedgerMail, read: ReadLedger) => Promise<WrittenMail>
}

/** What a claim has read. */
export interface ReadLedger {
  /** Content of the document with the ledger. */
  readonly stored: unknown
  /** Content of the document that the mails are about; undefined without one. */
  readonly subject: unknown
}

/** A mail that is ready to be sent. */
export interface WrittenMail {
  readonly to: MailAddress
  readonly mail: OutgoingMail
}

/**
 * Sends the mails of a ledger that are due, in order. Each is claimed in the ledger first, so two calls never send the
 * same mail. Before the mail server receives the end of it, that is noted as well: if the process ends then, the mail is
 * not sent again. A mail that could not be sent stays due, and the later ones wait for it.
 * @throws the errors of Firestore; a failure of the mail server is the outcome `later` or `refused`
 */
export async function deliverMails(
  source: MailSource,
  services: MailServices,
): Promise<readonly MailOutcome[]> {
  const outcomes: MailOutcome[] = []
  for (;;) {
    const claim = await claimMail(source, services)
    if (claim === null) return outcomes
    const { outcome, ledger } = await sendClaimed(source, claim, services)
    outcomes.push(outcome)
    const dueAt = ledger === null ? services.now() : mailFieldsOf(ledger).mailDueAt
    if (dueAt === null || dueAt > services.now()) return outcomes
  }
}

interface Claim {
  readonly mail: LedgerMail
  readonly read: ReadLedger
}

interface Sent {
  readonly outcome: MailOutcome
  /** As it is stored now; null if it is unknown. */
  readonly ledger: MailLedger | null
}

async function claimMail(source: MailSource, { firestore, now }: MailServices): Promise<Claim | null> {
  const { place, person } = source
  const { read, claimed, unsure } = await firestore.runTransaction(async (transaction) => {
    const places = source.subject === null ? [place] : [place, source.subject]
    const [document, about] = await transaction.getAll(...places)
    const read: ReadLedger = { stored: document?.data(), subject: about?.data() }
    if (document?.exists !== true) return { read, claimed: null, unsure: [] }
    const known = mailLedgerOf(read.stored)
    const added = source.added(read)
    // A mail that makes no sense gets no entry.
    const isAdded = added !== null && source.isWanted({ ...added, ...NEVER_TRIED }, read)
    const ledger = isAdded ? withDueMail(known, added, now()) : known
    const next: ClaimedMail = claimNextMail(ledger, (mail) => source.isWanted(mail, read), now())
    const isChanged = next.ledger.length > known.length || next.ledger.some((mail, at) => mail !== known[at])
    if (isChanged) transaction.update(place, changesOf(next.ledger, source))
    return { ...next, read }
  })
  for (const { kind } of unsure) {
    logMails({ event: 'mail-unsure', kind, person, reason: 'The process ended while it was sent.' })
  }
  return claimed === null ? null : { mail: claimed, read }
}

const NEVER_TRIED = { state: 'due', until: 0, attempts: 0, order: 0 } as const

async function sendClaimed(source: MailSource, { mail, read }: Claim, services: MailServices): Promise<Sent> {
  const { firestore, mailer, now } = services
  try {
    const written = await source.write(mail, read)
    const { email } = written.to
    if ((await refusedAddresses([email], firestore, now())).has(email)) {
      throw new MailRefusedError('The mail server of this address has refused it before.')
    }
    const to = { email, name: mailName(written.to.name) }
    const messageId = messageIdOf(source.place.path, mail.key)
    const beforeEnd = async () => {
      const own = await settle(source, mail, 'transmitting', now() + CLAIM_MILLISECONDS, services)
      if (own === null) throw new Error('Another process has taken the mail, because this one took too long.')
    }
    await mailer.send(written.mail, to, messageId, beforeEnd).catch(async (error: unknown) => {
      const isUnknown = error instanceof MailRefusedError && error.isMailboxUnknown
      if (isUnknown) await noteRefusedAddress(email, firestore, now())
      throw error
    })
  } catch (error) {
    const isFinal = error instanceof MailRefusedError
    const { kind, attempts } = mail
    logMails({
      event: isFinal ? 'mail-refused' : 'mail-failed',
      kind,
      person: source.person,
      reason: mailFailure(error),
    })
    const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE)
    const [state, until] = isFinal ? (['refused', now()] as const) : (['due', now() + pause] as const)
    const ledger = await settle(source, mail, state, until, services)
    return { outcome: isFinal ? 'refused' : 'later', ledger }
  }
  return { outcome: 'sent', ledger: await settle(source, mail, 'sent', now(), services) }
}

/** @returns the changed ledger; null if the document no longer exists, or another process has claimed the mail */
async function settle(
  source: MailSource,
  { key, attempts }: LedgerMail,
  state: LedgerMail['state'],
  until: number,
  { firestore }: MailServices,
): Promise<MailLedger | null> {
  const { place } = source
  return await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(place)
    const ledger = mailLedgerOf(stored.data())
    const known = ledger.find((mail) => mail.key === key)
    const isOwn =
      known?.attempts === attempts && (known.state === 'sending' || known.state === 'transmitting')
    if (!isOwn) return null
    const changed = withMail(ledger, { ...known, state, until })
    transaction.update(place, changesOf(changed, source))
    return changed
  })
}

const changesOf = (ledger: MailLedger, { atRest }: MailSource): UpdateData<DocumentData> => ({
  ...mailFieldsOf(ledger),
  ...(ledger.some(isOpen) ? {} : atRest),
})
