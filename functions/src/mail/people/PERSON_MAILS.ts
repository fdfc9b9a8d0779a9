import type { PersonMailKind } from '../MAIL_KINDS.ts'
import type { PersonMail } from './definePersonMail.ts'
import { accessEnding } from './messages/accessEnding.ts'
import { accountDeleted } from './messages/accountDeleted.ts'
import { addressConfirmation } from './messages/addressConfirmation.ts'
import { renewalFailed } from './messages/renewalFailed.ts'
import { renewalSettled } from './messages/renewalSettled.ts'
import { seatEnded } from './messages/seatEnded.ts'
import { seatInvitation } from './messages/seatInvitation.ts'
import { seatsBought } from './messages/seatsBought.ts'
import { seatsReduced } from './messages/seatsReduced.ts'

/** The text of each kind of mail to a person. */
export const PERSON_MAILS = {
  accountDeleted,
  addressConfirmation,
  renewalFailed,
  accessEnding,
  renewalSettled,
  seatsBought,
  seatInvitation,
  seatEnded,
  seatsReduced,
} as const satisfies Readonly<Record<PersonMailKind, Pick<PersonMail<unknown>, 'write'>>>

/** What is noted for a kind of mail. */
export type PersonMailData<Kind extends PersonMailKind> =
  (typeof PERSON_MAILS)[Kind] extends PersonMail<infer Data> ? Data : never
