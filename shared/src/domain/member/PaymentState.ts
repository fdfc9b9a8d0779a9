import { isRecord } from '../base/isRecord.ts'

/** What a member has to do about a payment. It says nothing about the card itself, which is never stored. */
export const PAYMENT_PROBLEMS = ['cardExpiring', 'cardExpired', 'confirmationNeeded', 'declined'] as const
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number]

/** What is unusual about a member's payments. Times are ISO 8601. */
export type PaymentState =
  /** A renewal is not paid. */
  | {
      readonly state: 'due'
      readonly problem: PaymentProblem
      /** Until when the member keeps access; empty if it is off. */
      readonly accessUntil: string
    }
  /** Nothing is charged. */
  | {
      readonly state: 'paused'
      /** When payments are collected again; empty if the pause has no planned end. */
      readonly resumesAt: string
    }

/** Reads a stored state; undefined if it is absent or malformed. */
export function parsePaymentState(stored: unknown): PaymentState | undefined {
  if (!isRecord(stored)) return undefined
  const { state, problem, accessUntil, resumesAt } = stored
  const known = PAYMENT_PROBLEMS.find((each) => each === problem)
  if (state === 'due' && known !== undefined && typeof accessUntil === 'string') {
    return { state, problem: known, accessUntil }
  }
  return state === 'paused' && typeof resumesAt === 'string' ? { state, resumesAt } : undefined
}
