import type { PaymentMethod } from '../store/customers.ts'
import { TEST_CARDS } from './TEST_CARDS.ts'

/** A card as this provider knows it: what it does instead of its number. */
export type Card = Pick<PaymentMethod, 'behaviour' | 'brand' | 'last4' | 'expMonth' | 'expYear'>

/** What is wrong with a form, by field. */
export interface CardErrors {
  readonly number?: string
  readonly expiry?: string
  readonly code?: string
  readonly name?: string
}

export type CardReading =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'errors'; readonly errors: CardErrors }

const EXPIRY = /^(\d{1,2}) ?\/? ?(?:20)?(\d{2})$/

/**
 * Reads the fields of a card. Its number and security code go no further than this function.
 *
 * @param now seconds since 1970
 */
export function readCard(form: URLSearchParams, now: number): CardReading {
  const field = (name: string) => (form.get(name) ?? '').trim()
  const number = field('number').replace(/[ -]/g, '')
  const known = TEST_CARDS.find((card) => card.number === number)
  const [, month = '', year = ''] = EXPIRY.exec(field('expiry')) ?? []
  const [expMonth, expYear] = [Number(month), 2000 + Number(year)]
  const errors: CardErrors = {
    ...(known ? {} : { number: numberError(number) }),
    ...expiryError(expMonth, expYear, now),
    ...(/^\d{3,4}$/.test(field('code')) ? {} : { code: 'Enter the 3 or 4 digits of the security code.' }),
    ...(field('name') === '' ? { name: 'Enter the name on the card.' } : {}),
  }
  if (!known || Object.keys(errors).length > 0) return { kind: 'errors', errors }
  const { behaviour, brand } = known
  return { kind: 'card', card: { behaviour, brand, last4: number.slice(-4), expMonth, expYear } }
}

function numberError(number: string): string {
  if (number === '') return 'Enter the card number.'
  // A real number must not be typed in here.
  return /^\d{12,19}$/.test(number)
    ? 'This is no test card. Use one of those below, and never a real card.'
    : 'Your card number is invalid.'
}

function expiryError(month: number, year: number, now: number): CardErrors {
  if (!(month >= 1 && month <= 12)) return { expiry: 'Enter the expiry date as MM / YY.' }
  return Date.UTC(year, month) <= now * 1000 ? { expiry: 'Your card’s expiration date is in the past.' } : {}
}
