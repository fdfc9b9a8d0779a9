import { FAILED_PAYMENT, storedText, type WebStorage } from '@outcome-studio/shared/storage'
import type { Member } from '../member/Member.ts'
import type { Sentence } from './Sentence.ts'
import type { SubscriptionRecord } from './SubscriptionRecord.ts'

/**
 * Remembers in this browser that a member has seen a failed payment.
 * @returns whether it went through since then, which is reported once
 */
export function takeSettledPayment(
  { id, payment, accessType }: Pick<Member, 'id' | 'payment' | 'accessType'>,
  storage: WebStorage,
): boolean {
  const failed = storedText(storage, FAILED_PAYMENT)
  if (payment?.state === 'due') failed.set(id)
  if (payment !== undefined || failed.get() !== id) return false
  failed.remove()
  // A membership that has ended was not paid.
  return accessType === 'STANDARD'
}

/** When the next payment is due, ISO 8601; null if nothing more is charged, or it is unknown. */
export function nextPaymentAt({
  status,
  cancelAtPeriodEnd,
  pause,
  trialEnd,
  currentPeriodEnd,
}: SubscriptionRecord): string | null {
  if (cancelAtPeriodEnd || pause !== null) return null
  return (status === 'trialing' ? trialEnd : null) ?? currentPeriodEnd
}

/**
 * Says that a payment went through that had failed.
 * @param record the subscription; null until it is known
 */
export function describeSettled(record: SubscriptionRecord | null): {
  readonly title: string
  readonly sentence: Sentence
} {
  const next = record && nextPaymentAt(record)
  return {
    title: 'Your payment went through',
    sentence: next ? ['Next payment: ', { at: next }, '.'] : ['Your membership continues.'],
  }
}
