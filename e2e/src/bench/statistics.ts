/**
 * @param values measurements, in any order; at least one
 * @param share between 0 and 1, for example 0.95
 * @returns the smallest measurement that at least this share of all does not exceed
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('percentile of no measurements')
  return value
}

/** Rounds to one decimal by default, the precision of these measurements. */
export function rounded(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals))
}
