/** Who gets a mail, and whether the person can unsubscribe from mails of its kind. */
interface MailKindRow {
  /** `registrant`: whoever registered for an event. `person`: a member, or an address without an account. */
  readonly to: 'registrant' | 'person'
  /** The field of the member's record that an unsubscription switches off; null if the mail is always sent. */
  readonly unsubscribe: 'eventReminders' | null
}

/**
 * Every kind of mail, once. To add a mail to a person:
 * 1. A row here.
 * 2. Its text in `people/messages`: a pure function from data to MailContent, with a row in `people/PERSON_MAILS.ts`.
 * 3. `prepareMail` in the transaction that decides on it. `sendPersonMails` sends it, once and after the earlier ones.
 *
 * A mail about an event has its text in `events/mail` instead, and is noted with `dueEventMail`. docs/features.md has
 * the recipe with an example.
 */
export const MAIL_KINDS = {
  registrationConfirmed: { to: 'registrant', unsubscribe: null },
  registeredFromWaitlist: { to: 'registrant', unsubscribe: null },
  eventChanged: { to: 'registrant', unsubscribe: null },
  registrationEnded: { to: 'registrant', unsubscribe: null },
  registrationDenied: { to: 'registrant', unsubscribe: null },
  eventUnpublished: { to: 'registrant', unsubscribe: null },
  eventMessage: { to: 'registrant', unsubscribe: null },
  dayReminder: { to: 'registrant', unsubscribe: 'eventReminders' },
  hourReminder: { to: 'registrant', unsubscribe: 'eventReminders' },
  addressConfirmation: { to: 'person', unsubscribe: null },
  accountDeleted: { to: 'person', unsubscribe: null },
  renewalFailed: { to: 'person', unsubscribe: null },
  accessEnding: { to: 'person', unsubscribe: null },
  renewalSettled: { to: 'person', unsubscribe: null },
  seatsBought: { to: 'person', unsubscribe: null },
  seatInvitation: { to: 'person', unsubscribe: null },
  seatEnded: { to: 'person', unsubscribe: null },
  seatsReduced: { to: 'person', unsubscribe: null },
} as const satisfies Readonly<Record<string, MailKindRow>>

export type MailKind = keyof typeof MAIL_KINDS
type KindTo<To extends MailKindRow['to']> = {
  [Kind in MailKind]: (typeof MAIL_KINDS)[Kind]['to'] extends To ? Kind : never
}[MailKind]

/** Kinds of mail about an event. */
export type EventMailKind = KindTo<'registrant'>
/** Kinds of mail to a person. */
export type PersonMailKind = KindTo<'person'>

/** Whether a stored value names a kind of mail. */
export const isMailKind = (value: unknown): value is MailKind =>
  typeof value === 'string' && Object.hasOwn(MAIL_KINDS, value)

export const isEventMailKind = (kind: MailKind): kind is EventMailKind => MAIL_KINDS[kind].to === 'registrant'
export const isPersonMailKind = (kind: MailKind): kind is PersonMailKind => MAIL_KINDS[kind].to === 'person'
