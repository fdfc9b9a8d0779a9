import { describeNumber } from '@outcome-studio/shared/domain/study'
import type { OutcomeScore } from '../../domain/respondents/scoreOutcome.ts'

export { describeNumber }

/** The confidence interval of a score, for example "13.9 to 16.4". */
export const describeInterval = ({ interval }: Pick<OutcomeScore, 'interval'>): string =>
  interval === null ? '–' : `${describeNumber(interval.low)} to ${describeNumber(interval.high)}`
