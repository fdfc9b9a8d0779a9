const ONE_DECIMAL = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A score or a rating with one decimal, for reading. */
export const describeNumber = (value: number): string => ONE_DECIMAL.format(value)
