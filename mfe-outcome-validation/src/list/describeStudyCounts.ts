import type { StudyCounts } from '@outcome-studio/shared/domain'

/** "1 error", "2 errors". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** For example "3 job steps, 1 outcome statement". */
export const describeStudyCounts = ({ jobSteps, outcomeStatements }: StudyCounts): string =>
  `${counted(jobSteps, 'job step')}, ${counted(outcomeStatements, 'outcome statement')}`
