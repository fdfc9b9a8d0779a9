/** @param amount smallest unit of the currency @param currency ISO 4217, lower case */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words. @param seconds since 1970 */
export function day(seconds: number): string {
  return DAY.format(seconds * 1000)
}
