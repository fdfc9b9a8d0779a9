import type { PlanPrice } from './PlanPrice.ts'
import { stripeDecimals } from './stripeDecimals.ts'

type Price = Pick<PlanPrice, 'plan' | 'amount' | 'currency' | 'interval'>

/**
 * Formats an amount in the user's language, without the fraction of a whole amount: "$599", "$59.50".
 * @param amount as Stripe gives it, in the currency's smallest unit there
 * @param currency ISO 4217
 */
export function formatMoney(amount: number, currency: string, locale?: string): string {
  const code = /^[a-z]{3}$/i.test(currency) ? currency : 'XXX'
  const decimals = stripeDecimals(code)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 10 ** decimals)
}

/** What a price is paid for: "a month", "per seat a year". */
export function pricePeriod({ plan, interval }: Pick<Price, 'plan' | 'interval'>): string {
  return `${plan === 'groupYearly' ? 'per seat ' : ''}a ${interval}`
}

/** A price with its period: "$599 a year". */
export const formatPrice = (price: Price, locale?: string): string =>
  `${formatMoney(price.amount, price.currency, locale)} ${pricePeriod(price)}`
