import type { Customer, PaymentMethod, Refusal } from '../store/customers.ts'

/** When a payment is made: the customer is present except at a renewal; `confirmed` follows the bank's page. */
export type Occasion = 'checkout' | 'confirmed' | 'renewal' | 'retry'

export type ChargeOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'confirm' }
  | {
      readonly kind: 'declined'
      readonly code: string
      readonly declineCode: string | null
      readonly message: string
    }

const DECLINED = declined('card_declined', 'generic_decline', 'Your card was declined.')
const WITHOUT_FUNDS = declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.')
const EXPIRED = declined('expired_card', 'expired_card', 'Your card has expired.')
const NO_CARD = declined('payment_method_missing', null, 'This customer has no default payment method.')

/**
 * What happens when a card is charged.
 *
 * @param refusal what the developer asked for; it comes before the behaviour of the card
 * @param now seconds since 1970
 */
export function chargeCard(
  card: Pick<PaymentMethod, 'behaviour' | 'expMonth' | 'expYear'> | undefined,
  occasion: Occasion,
  now: number,
  refusal?: Refusal,
): ChargeOutcome {
  if (!card) return NO_CARD
  if (isExpired(card, now)) return EXPIRED
  if (occasion === 'confirmed') return { kind: 'paid' }
  if (refusal !== undefined) return outcomeOf(refusal)
  switch (card.behaviour) {
    case 'works':
      return { kind: 'paid' }
    case 'declined':
      return DECLINED
    case 'confirms':
      return { kind: occasion === 'checkout' ? 'confirm' : 'paid' }
    case 'alwaysConfirms':
      return { kind: 'confirm' }
    case 'failsLater':
      return occasion === 'checkout' ? { kind: 'paid' } : DECLINED
  }
}

/** Whether the month that is printed on the card is over. @param now seconds since 1970 */
export function isExpired(
  { expMonth, expYear }: Pick<PaymentMethod, 'expMonth' | 'expYear'>,
  now: number,
): boolean {
  return now * 1000 >= Date.UTC(expYear, expMonth)
}

/** The card that a customer's next payment uses. */
export function cardIdOf(
  subscription: { readonly defaultPaymentMethod: string | null },
  customer: Customer | undefined,
): string | null {
  return subscription.defaultPaymentMethod ?? customer?.defaultPaymentMethod ?? null
}

function outcomeOf(refusal: Refusal): ChargeOutcome {
  switch (refusal) {
    case 'authentication_required':
      return { kind: 'confirm' }
    case 'insufficient_funds':
      return WITHOUT_FUNDS
    case 'card_declined':
      return DECLINED
  }
}

function declined(code: string, declineCode: string | null, message: string): ChargeOutcome {
  return { kind: 'declined', code, declineCode, message }
}
