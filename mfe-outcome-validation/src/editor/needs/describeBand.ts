import type { OpportunityBand } from '@outcome-studio/shared/domain'

/** Labels of the bands. */
export const BAND_NAMES: Readonly<Record<OpportunityBand, string>> = {
  extreme: 'Extreme opportunity',
  high: 'High opportunity',
  'worth a look': 'Worth a look',
  'appropriately served': 'Appropriately served',
  overserved: 'Overserved',
}

const ONE_DECIMAL = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A score or a rating with one decimal, for reading. */
export const describeNumber = (value: number): string => ONE_DECIMAL.format(value)
