import { createHash } from 'node:crypto'
import { type DocumentPath, mailLedgerPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'

const personSchema = z.union([
  z.object({ uid: z.string(), domain: z.string() }),
  z.object({ email: z.string() }),
])

/** Who gets a mail: a member, at the confirmed address of their account, or an address without an account. */
export type MailPerson = Readonly<z.infer<typeof personSchema>>

/** Reads the recipient of a stored ledger; null once an address was removed, because all its mails are done. */
export const mailPersonOf = (stored: unknown): MailPerson | null =>
  z.object({ person: personSchema }).safeParse(stored).data?.person ?? null

/** Id of a person's ledger of mails. That of an address does not reveal it to readers of the log. */
const ledgerIdOf = (person: { readonly uid: string } | { readonly email: string }): string =>
  'uid' in person
    ? `member-${person.uid}`
    : `address-${createHash('sha256').update(person.email.toLowerCase()).digest('hex')}`

/** Path of a person's ledger of mails. */
export const ledgerPathOf = (person: Parameters<typeof ledgerIdOf>[0]): DocumentPath =>
  mailLedgerPath(ledgerIdOf(person))
