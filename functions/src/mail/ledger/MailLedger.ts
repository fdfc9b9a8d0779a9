import { z } from 'zod'
import { isMailKind, type MailKind } from '../MAIL_KINDS.ts'

const OPEN_STATES = ['due', 'sending', 'transmitting'] as const
const DONE_STATES = ['sent', 'refused', 'dropped', 'unsure'] as const
const count = z.number().catch(0)

const mailSchema = z.object({
  kind: z.custom<MailKind>(isMailKind),
  /**
   * `sending`: a process prepares it until `until`; afterwards the process has ended, and the mail is due.
   * `transmitting`: the mail server is receiving it until `until`; afterwards nobody knows whether it has it, so the
   * mail is `unsure` and not sent again. `dropped`: it was no longer needed.
   */
  state: z.enum([...OPEN_STATES, ...DONE_STATES]),
  /** When it may be tried again, or was done, in milliseconds since 1970. */
  until: count,
  attempts: count,
  /** When it became due, in milliseconds since 1970, and later than every mail before it in the ledger. */
  order: count,
  /** What its text needs. null once it is done. */
  data: z.unknown().transform((data): unknown => data ?? null),
})

/** One mail of a ledger. */
export interface LedgerMail extends Readonly<z.infer<typeof mailSchema>> {
  /** Identifies the mail in its ledger. It is sent once. */
  readonly key: string
}

/** A mail that is to become due. */
export type NewMail = Pick<LedgerMail, 'key' | 'kind' | 'data'>

/** The mails of a ledger, in the order in which they are sent. A ledger is part of any document: see MailFields. */
export type MailLedger = readonly LedgerMail[]

/** The fields of a document that are its ledger. */
export interface MailFields {
  readonly mails: Readonly<Record<string, Omit<LedgerMail, 'key'>>>
  /** When something is to be tried again, in milliseconds since 1970; null if nothing is. */
  readonly mailDueAt: number | null
}

const ledgerSchema = z.object({ mails: z.record(z.string(), z.unknown()).catch({}) })

/** Reads the ledger of a stored document. Malformed mails are left out. */
export function mailLedgerOf(stored: unknown): MailLedger {
  const { mails } = ledgerSchema.parse(stored ?? {})
  return Object.entries(mails)
    .flatMap(([key, value]) => {
      const mail = mailSchema.safeParse(value).data
      return mail === undefined ? [] : [{ ...mail, key }]
    })
    .sort((one, other) => one.order - other.order)
}

/** Whether a mail may still be sent. */
export const isOpen = ({ state }: Pick<LedgerMail, 'state'>): boolean =>
  OPEN_STATES.some((each) => each === state)

/** The fields that store a ledger. */
export function mailFieldsOf(ledger: MailLedger): MailFields {
  const mails = Object.fromEntries(
    ledger.map(({ key, ...mail }) => [key, isOpen(mail) ? mail : { ...mail, data: null }]),
  )
  // Later mails wait for the first one.
  return { mails, mailDueAt: ledger.find(isOpen)?.until ?? null }
}

/** Adds a mail that is due now. A ledger that has had the mail does not change. */
export function withDueMail(ledger: MailLedger, mail: NewMail, now: number): MailLedger {
  if (ledger.some(({ key }) => key === mail.key)) return ledger
  const order = Math.max(now, ...ledger.map((each) => each.order + 1))
  return [...ledger, { ...mail, state: 'due', until: now, attempts: 0, order }]
}

/** Replaces a mail. */
export const withMail = (ledger: MailLedger, mail: LedgerMail): MailLedger =>
  ledger.map((each) => (each.key === mail.key ? mail : each))
