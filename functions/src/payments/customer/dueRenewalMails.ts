import { GRACE_REMINDER_DAYS } from '@outcome-studio/shared/domain/base'
import { isInFuture } from '@outcome-studio/shared/domain/member'
import { isPaidFor, nextPaymentAt, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import type { MailLedger } from '../../mail/ledger/MailLedger.ts'
import { type MailToPrepare, mailKeyOf } from '../../mail/people/prepareMail.ts'

const DAY = 86_400_000

/** When a member is reminded of the end of their days of grace. @param graceEndsAt ISO 8601 */
export const graceReminderAt = (graceEndsAt: string): Date =>
  new Date(Date.parse(graceEndsAt) - GRACE_REMINDER_DAYS * DAY)

/**
 * The mails that are due about a person's renewals: one when a payment fails, one before the access ends, and
 * one when it is settled. Each is sent once for a failed renewal, because the ledger has its key.
 * @param ledger the mails that the person has had
 */
export function dueRenewalMails(
  records: readonly SubscriptionRecord[],
  ledger: MailLedger,
  now: Date,
): readonly MailToPrepare[] {
  return records.flatMap((record) => {
    if (record.status === 'past_due') return failureMails(record, ledger, now)
    return isPaidFor(record) ? settledMails(record, ledger) : []
  })
}

/** A failed renewal is identified by the end of its days of grace, which stays the same for all attempts. */
const aboutOf = (id: string, graceEndsAt: string): string => `${id}-${Date.parse(graceEndsAt)}`

function failureMails(
  { id, graceEndsAt, paymentProblem }: SubscriptionRecord,
  ledger: MailLedger,
  now: Date,
): readonly MailToPrepare[] {
  if (graceEndsAt === null || !isInFuture(graceEndsAt, now)) return []
  const about = aboutOf(id, graceEndsAt)
  const data = { accessUntil: graceEndsAt, isConfirmation: paymentProblem === 'confirmationNeeded' }
  const reminderAt = graceReminderAt(graceEndsAt)
  const first = ledger.find(({ key }) => key === mailKeyOf('renewalFailed', about))
  // A failure that is noticed late is mailed once, with the date that is near.
  const isReminderDue = first !== undefined && first.order < reminderAt.getTime() && reminderAt <= now
  return [{ kind: isReminderDue ? 'accessEnding' : 'renewalFailed', about, data }]
}

function settledMails(record: SubscriptionRecord, ledger: MailLedger): readonly MailToPrepare[] {
  const { id } = record
  const prefix = mailKeyOf('renewalFailed', `${id}-`)
  const failed = ledger.findLast(({ key }) => key.startsWith(prefix))
  if (failed === undefined) return []
  const data = { nextPaymentAt: nextPaymentAt(record) }
  return [{ kind: 'renewalSettled', about: `${id}-${failed.key.slice(prefix.length)}`, data }]
}
