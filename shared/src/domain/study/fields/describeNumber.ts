const FORMAT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/**
 * A score or a rating with one decimal, for reading. It rounds the decimal number, so that 3.65 is 3.7 everywhere;
 * toFixed rounds the binary one, which is below 3.65.
 */
export const describeNumber = (value: number): string => FORMAT.format(value)
