import type { StudyCounts } from '@outcome-studio/shared/domain/study'

/** For example "7 of 23 rated". */
export const describeRated = ({ rated, outcomeStatements }: StudyCounts): string =>
  rated === undefined ? 'Not rated' : `${rated} of ${outcomeStatements} rated`
