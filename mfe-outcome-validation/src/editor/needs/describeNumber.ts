import type { OutcomeScore } from '../../domain/respondents/scoreOutcome.ts'

const ONE_DECIMAL = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A score or a rating with one decimal, for reading. */
export const describeNumber = (value: number): string => ONE_DECIMAL.format(value)

/** The confidence interval of a score, for example "13.9 to 16.4". */
export const describeInterval = ({ interval }: Pick<OutcomeScore, 'interval'>): string =>
  interval === null ? '–' : `${describeNumber(interval.low)} to ${describeNumber(interval.high)}`
