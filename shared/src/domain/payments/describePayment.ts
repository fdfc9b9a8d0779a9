import { isInFuture } from '../member/membership.ts'
import type { PaymentState } from '../member/PaymentState.ts'
import { describeFailure, describeHold, type FailureText, type PaymentWayOut } from './describeFailure.ts'
import type { Sentence } from './Sentence.ts'

/** What a member is told about unusual payments, wherever they are. */
export interface PaymentText {
  readonly tone: 'info' | 'warning' | 'danger'
  readonly title: string
  readonly sentence: Sentence
  /** null if there is nothing to do. */
  readonly way: PaymentWayOut | null
  /** A few words next to the badge of the membership. */
  readonly note: Sentence
}

/** Describes payments that are due or paused (docs/product.md §4). */
export function describePayment(payment: PaymentState, now: Date): PaymentText {
  if (payment.state === 'due') {
    const { accessUntil } = payment
    const hasGrace = isInFuture(accessUntil, now)
    return {
      ...failureOf(payment, now),
      note: hasGrace ? ['Payment due, access until ', { at: accessUntil }] : ['Payment due'],
    }
  }
  const until: Sentence = payment.resumesAt === '' ? [] : [' until ', { at: payment.resumesAt }]
  return {
    tone: 'info',
    title: 'Your membership is paused',
    sentence: ['Nothing is charged', ...until, '.'],
    way: null,
    note: ['Paused, nothing is charged', ...until],
  }
}

function failureOf(
  { problem, accessUntil }: Extract<PaymentState, { state: 'due' }>,
  now: Date,
): FailureText {
  return accessUntil === '' ? describeHold(problem) : describeFailure(problem, accessUntil, now)
}
