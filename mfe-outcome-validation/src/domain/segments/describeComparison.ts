import { onlyInGroup, type SegmentComparison } from './compareSegments.ts'

/** What a plot of two groups shows, for screen readers. */
export function describeComparison({ first, second, compared }: SegmentComparison): string {
  const [here, there] = (['first', 'second'] as const).map((group) => onlyInGroup(compared, group).length)
  return `Opportunity landscape with arrows from ${first.name} to ${second.name}. Underserved only in ${first.name}: ${here}, only in ${second.name}: ${there}.`
}
