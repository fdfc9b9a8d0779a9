import { isInFuture } from '../member/membership.ts'
import type { PaymentProblem } from '../member/PaymentState.ts'
import type { Sentence } from './Sentence.ts'

/** What solves a problem with a payment. */
export type PaymentWayOut = 'updateCard' | 'confirmPayment'

/** What a member is told about a payment that is due. */
export interface FailureText {
  readonly tone: 'warning' | 'danger'
  readonly title: string
  readonly sentence: Sentence
  readonly way: PaymentWayOut
}

/**
 * Describes a renewal that is not paid.
 * @param accessUntil end of the days of grace, ISO 8601; null if unknown
 */
export function describeFailure(problem: PaymentProblem, accessUntil: string | null, now: Date): FailureText {
  const hasGrace = accessUntil !== null && isInFuture(accessUntil, now)
  return {
    tone: hasGrace ? 'warning' : 'danger',
    title: problem === 'confirmationNeeded' ? 'Please confirm your payment' : 'Your last payment failed',
    sentence: [
      `${FAILURES[problem]} `,
      ...(accessUntil === null
        ? []
        : [hasGrace ? 'You keep full access until ' : 'Your access ended on ', { at: accessUntil }, '. ']),
      REMEDIES[problem],
    ],
    way: wayOutOf(problem),
  }
}

/** Describes a membership whose access is off until a payment is made. */
export const describeHold = (problem: PaymentProblem): FailureText => ({
  tone: 'danger',
  title: 'Your membership is on hold',
  sentence: [`${FAILURES[problem]} Your access is off until it is paid.`],
  way: wayOutOf(problem),
})

export const FAILURES: Readonly<Record<PaymentProblem, string>> = {
  cardExpiring: 'The last payment did not go through.',
  cardExpired: 'Your card has expired, so the last payment did not go through.',
  confirmationNeeded: 'Your bank asks you to confirm the last payment.',
  declined: 'Your card was declined.',
}

export const REMEDIES: Readonly<Record<PaymentProblem, string>> = {
  cardExpiring: 'Update your card and we’ll try again.',
  cardExpired: 'Update your card and we’ll try again.',
  confirmationNeeded: 'It takes a minute on the pages of our payment provider.',
  declined: 'Update your card and we’ll try again.',
}

export const wayOutOf = (problem: PaymentProblem | null): PaymentWayOut =>
  problem === 'confirmationNeeded' ? 'confirmPayment' : 'updateCard'
