import { needsTable } from '@outcome-studio/shared/domain/analysis'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { Study } from '@outcome-studio/shared/domain/study'
import { type ComparedNeed, compareGroups } from './compareGroups.ts'
import { type Group, groupsOf } from './groupsOf.ts'
import { segmentsOf } from './segmentsOf.ts'

/** Ids of two groups of respondents. */
export interface ChosenGroups {
  readonly first: string
  /** null if the first is shown alone. */
  readonly second: string | null
}

/** Two groups of respondents with every outcome in both. */
export interface SegmentComparison {
  readonly first: Group
  readonly second: Group
  readonly compared: readonly ComparedNeed[]
}

/**
 * The two groups to present: those that the member compared last, else the two segments that differ most in what is
 * underserved in one only, else all respondents and the only segment. null if there is nothing to compare.
 */
export function compareSegments(
  study: Study,
  answers: SurveyAnswers,
  chosen: ChosenGroups | null,
): SegmentComparison | null {
  if (answers.respondents.length === 0) return null
  const groups = groupsOf(segmentsOf(study.segments ?? [], answers), needsTable(study), answers)
  const [all, ...segments] = groups.filter(({ id, size }) => id === '' || size > 0)
  const [first, second] = [chosen?.first, chosen?.second].map((id) => groups.find((group) => group.id === id))
  if (first && second && first !== second) return compare(first, second)
  const pairs = segments.flatMap((one, at) => segments.slice(at + 1).map((other) => compare(one, other)))
  const [only] = segments
  if (pairs.length === 0) return all && only ? compare(all, only) : null
  return pairs.reduce((best, pair) => (differsMore(pair, best) ? pair : best))
}

const compare = (first: Group, second: Group): SegmentComparison => ({
  first,
  second,
  compared: compareGroups(first.needs, second.needs),
})

/** Of two pairs with as many outcomes that are underserved in one only, that with the larger differences differs more. */
function differsMore(pair: SegmentComparison, other: SegmentComparison): boolean {
  const more = countOnlyInOne(pair) - countOnlyInOne(other)
  return more > 0 || (more === 0 && sumOfDifferences(pair) > sumOfDifferences(other))
}

const sumOfDifferences = ({ compared }: SegmentComparison): number =>
  compared.reduce((sum, { difference }) => sum + Math.abs(difference ?? 0), 0)

/** Number of outcomes that are underserved in one of the groups only. */
export const countOnlyInOne = ({ compared }: Pick<SegmentComparison, 'compared'>): number =>
  compared.filter(({ onlyIn }) => onlyIn !== null).length

/** The outcomes that are underserved in one group only, those with the highest opportunity there first. */
export function onlyInGroup(
  compared: readonly ComparedNeed[],
  group: 'first' | 'second',
): readonly ComparedNeed[] {
  return compared
    .filter(({ onlyIn }) => onlyIn === group)
    .toSorted((one, next) => (next[group].score ?? 0) - (one[group].score ?? 0))
}
