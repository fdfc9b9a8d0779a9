import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { type MailLedger, mailFieldsOf, mailLedgerOf, withDueMail } from '../ledger/MailLedger.ts'
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

/** A mail of any kind to a person who is known. */
export type MailToPrepare = {
  [Kind in PersonMailKind]: Omit<PreparedMail<Kind>, 'to'>
}[PersonMailKind]

/**
 * Prepares a mail in the transaction that decides on it. sendPersonMails sends it afterwards, once, and after the
 * person's earlier mails. A transaction that prepares several mails to a person uses prepareMails.
 * @returns makes the mail due, and returns whether it was not due before. Call it among the writes of the transaction,
 *   which come after its reads.
 */
export function prepareMail<Kind extends PersonMailKind>(
  transaction: Transaction,
  { to, ...mail }: PreparedMail<Kind>,
  services: PreparingServices,
): Promise<() => boolean> {
  return prepareMails(transaction, to, () => [mail], services)
}

/**
 * Prepares mails to a person, as prepareMail does. A member without a record has deleted the account: nothing is due, and
 * no ledger is stored for them.
 * @param mailsAfter decides on them by the mails that the person has had
 */
export async function prepareMails(
  transaction: Transaction,
  to: MailPerson,
  mailsAfter: (
    ledger: MailLedger,
  ) => readonly { readonly kind: PersonMailKind; readonly about: string; readonly data: unknown }[],
  { firestore, now }: PreparingServices,
): Promise<() => boolean> {
  const place = firestore.doc(ledgerPathOf(to))
  const [stored, record] = await Promise.all([
    transaction.get(place),
    'uid' in to ? transaction.get(firestore.doc(memberPath(to))) : null,
  ])
  if (record?.exists === false) return () => false
  const ledger = mailLedgerOf(stored.data())
  const due = mailsAfter(ledger).reduce(
    (before, { kind, about, data }) =>
      withDueMail(before, { kind, key: mailKeyOf(kind, about), data }, now()),
    ledger,
  )
  return () => {
    if (due === ledger) return false
    transaction.set(place, { person: to, ...mailFieldsOf(due) })
    return true
  }
}

/** Identifies a mail in the person's ledger. @param about see PreparedMail */
export const mailKeyOf = (kind: PersonMailKind, about: string): string => `${kind}-${about}`
