import { GRACE_DAYS } from '@outcome-studio/shared/domain/base'
import type { PaymentProblem } from '@outcome-studio/shared/domain/member'

const DAY = 86_400_000
/** Days before its end from which a card is called expiring. */
const EXPIRING_DAYS = 30

/** When a card expires. It is never stored. */
export interface CardEnd {
  /** 1 to 12. */
  readonly exp_month: number
  readonly exp_year: number
}

export interface PaymentFacts {
  readonly status: string
  /** Whether the subscription ends with its period, so that nothing more is charged. */
  readonly isEnding: boolean
  /** null if no card is known. */
  readonly card: CardEnd | null
  /** State of the payment that is due; null if none is. */
  readonly payment: string | null
}

/** The payment problem that a member has to solve; null for none. */
export function paymentProblemOf(
  { status, isEnding, card, payment }: PaymentFacts,
  now: Date,
): PaymentProblem | null {
  switch (status) {
    case 'past_due':
    case 'unpaid':
    case 'incomplete':
      if (payment === 'requires_action' || payment === 'requires_confirmation') return 'confirmationNeeded'
      return card !== null && endOfCard(card) <= now ? 'cardExpired' : 'declined'
    case 'active':
    case 'trialing':
      if (card === null || isEnding) return null
      if (endOfCard(card) <= now) return 'cardExpired'
      return expiringFrom(card) <= now ? 'cardExpiring' : null
    default:
      return null
  }
}

/** Times at which the problem of a card changes, past times included. */
export const cardTurns = (card: CardEnd): readonly Date[] => [expiringFrom(card), endOfCard(card)]

/**
 * End of the grace after a failed renewal.
 * @param renewals times of the invoices that are not paid, in seconds since 1970
 * @param periodStart seconds since 1970, used if no invoice is known
 */
export function graceEndOf(
  status: string,
  renewals: readonly number[],
  periodStart: number | null,
): Date | null {
  if (status !== 'past_due' && status !== 'unpaid') return null
  const failed = renewals.length > 0 ? Math.min(...renewals) : periodStart
  return failed === null ? null : new Date(failed * 1_000 + GRACE_DAYS * DAY)
}

/** A card is good until its month is over. */
const endOfCard = ({ exp_month, exp_year }: CardEnd): Date => new Date(Date.UTC(exp_year, exp_month, 1))

const expiringFrom = (card: CardEnd): Date => new Date(endOfCard(card).getTime() - EXPIRING_DAYS * DAY)
