import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { mailFieldsOf, mailLedgerOf, withDueMail } from '../ledger/MailLedger.ts'
import type { PersonMailKind } from '../MAIL_KINDS.ts'
import { ledgerPathOf, type MailPerson } from './MailPerson.ts'
import type { PersonMailData } from './PERSON_MAILS.ts'

/** A mail to a person. */
export interface PreparedMail<Kind extends PersonMailKind> {
  readonly kind: Kind
  /** What the mail is about, for example an invoice. A person gets one mail of a kind about it, ever. */
  readonly about: string
  readonly to: MailPerson
  readonly data: PersonMailData<Kind>
}

interface PreparingServices {
  readonly firestore: Firestore
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Prepares a mail in the transaction that decides on it. sendPersonMails sends it afterwards, once, and after the
 * person's earlier mails.
 * @returns makes the mail due. Call it among the writes of the transaction, which come after its reads.
 */
export async function prepareMail<Kind extends PersonMailKind>(
  transaction: Transaction,
  { kind, about, to, data }: PreparedMail<Kind>,
  { firestore, now }: PreparingServices,
): Promise<() => void> {
  const place = firestore.doc(ledgerPathOf(to))
  const ledger = mailLedgerOf((await transaction.get(place)).data())
  const due = withDueMail(ledger, { kind, key: `${kind}-${about}`, data }, now())
  return () => {
    if (due !== ledger) transaction.set(place, { person: to, ...mailFieldsOf(due) })
  }
}
