import type { Need } from '@outcome-studio/shared/domain/analysis'
import { isUnderserved } from '../landscape/isOpportunity.ts'

/** One outcome in two groups of respondents. */
export interface ComparedNeed {
  readonly first: Need
  readonly second: Need
  /** How much the opportunity is higher in the second group; null if one of them has none. */
  readonly difference: number | null
  /** The only group in which the outcome is underserved; null if it is in both or none. */
  readonly onlyIn: 'first' | 'second' | null
}

/**
 * Compares the outcomes of two groups of respondents.
 * @param first of the same study as `second`, in the same order
 */
export function compareGroups(first: readonly Need[], second: readonly Need[]): readonly ComparedNeed[] {
  const others = new Map(second.map((need) => [need.statementId, need]))
  return first.flatMap((one) => {
    const other = others.get(one.statementId)
    if (!other) return []
    const isComparable = one.score !== null && other.score !== null
    const difference =
      one.score === null || other.score === null ? null : Math.round((other.score - one.score) * 100) / 100
    const [inFirst, inSecond] = [isUnderserved(one), isUnderserved(other)]
    const onlyIn = !isComparable || inFirst === inSecond ? null : inFirst ? 'first' : 'second'
    return [{ first: one, second: other, difference, onlyIn }]
  })
}

/** Sort orders of a comparison; by the difference means by its size. */
export type ComparedOrder = 'number' | 'text' | 'first' | 'second' | 'difference'

/** Sorts outcomes. Equal ones keep their order, and those without a value come last. */
export function sortCompared(
  compared: readonly ComparedNeed[],
  order: ComparedOrder,
  direction: 'ascending' | 'descending',
): readonly ComparedNeed[] {
  if (order === 'number') return direction === 'ascending' ? compared : compared.toReversed()
  const sign = direction === 'ascending' ? 1 : -1
  if (order === 'text')
    return compared.toSorted((one, other) => sign * one.first.text.localeCompare(other.first.text, 'en'))
  const sortedBy = ({ first, second, difference }: ComparedNeed): number | null =>
    order === 'difference' ? difference && Math.abs(difference) : (order === 'first' ? first : second).score
  return compared.toSorted((one, other) => {
    const [value, next] = [sortedBy(one), sortedBy(other)]
    if (value === null || next === null) return Number(value === null) - Number(next === null)
    return sign * (value - next)
  })
}
