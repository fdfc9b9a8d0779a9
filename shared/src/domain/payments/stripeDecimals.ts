/**
 * Stripe's currencies whose amounts have other than two decimals (https://docs.stripe.com/currencies). They differ from
 * ISO 4217, which Intl follows: amounts in HUF, ISK and UGX, among others, have two decimals at Stripe.
 */
const ZERO = [
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
]
const THREE = ['bhd', 'jod', 'kwd', 'omr', 'tnd']

const DECIMALS = new Map([
  ...ZERO.map((currency) => [currency, 0] as const),
  ...THREE.map((currency) => [currency, 3] as const),
])

/** Number of decimals of Stripe's amounts in a currency. */
export const stripeDecimals = (currency: string): number => DECIMALS.get(currency.toLowerCase()) ?? 2
