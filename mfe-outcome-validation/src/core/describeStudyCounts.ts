import { counted } from '@outcome-studio/shared/domain/base'
import type { StudyCounts } from '@outcome-studio/shared/domain/study'

/** For example "3 job steps, 1 outcome statement". */
export const describeStudyCounts = ({ jobSteps, outcomeStatements }: StudyCounts): string =>
  `${counted(jobSteps, 'job step')}, ${counted(outcomeStatements, 'outcome statement')}`
