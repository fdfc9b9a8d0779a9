/**
 * Currencies whose amounts have other than two decimals at Stripe (https://docs.stripe.com/currencies). ISO 4217, which
 * Intl follows, differs for HUF, ISK and UGX, among others.
 */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'bhd jod kwd omr tnd'.split(' ').map((code) => [code, 3] as const),
])

/** @param amount smallest unit of the currency at Stripe @param currency ISO 4217, lower case */
export function money(amount: number, currency: string): string {
  const decimals = DECIMALS.get(currency) ?? 2
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return format.format(amount / 10 ** decimals)
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words. @param seconds since 1970 */
export function day(seconds: number): string {
  return DAY.format(seconds * 1000)
}
