import type { StudyCounts } from '@outcome-studio/shared/domain'

/** For example "7 of 23 rated"; empty while nothing is rated. */
export const describeRated = ({ rated, outcomeStatements }: StudyCounts): string =>
  rated === undefined ? '' : `${rated} of ${outcomeStatements} rated`
