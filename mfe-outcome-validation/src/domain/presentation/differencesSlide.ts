import type { Need } from '@outcome-studio/shared/domain/analysis'
import { describeNumber } from '@outcome-studio/shared/domain/study'
import type { SegmentComparison } from '../segments/compareSegments.ts'
import { onlyInGroup } from '../segments/compareSegments.ts'
import type { SlideBuilder, SlideCell, SlideTable } from './Slide.ts'

/** The outcomes that are underserved in one of two groups only: what an average of both would hide; none without them. */
export const differencesSlide: SlideBuilder = (_study, comparison = null) => {
  if (comparison === null || comparison === 'pending') return null
  const rows = (['first', 'second'] as const).flatMap((group) => rowsOf(comparison, group))
  if (rows.length === 0) return null
  return {
    id: 'differences',
    title:
      rows.length === 1
        ? 'What the average hides: one outcome'
        : `What the average hides: ${rows.length} outcomes`,
    lead: 'An opportunity of at least 10 in one group, and less in the other.',
    body: tableOf(rows),
  }
}

function rowsOf(
  { first, second, compared }: SegmentComparison,
  group: 'first' | 'second',
): readonly (readonly SlideCell[])[] {
  const { name } = group === 'first' ? first : second
  return onlyInGroup(compared, group).map((each) => {
    const [here, there] = group === 'first' ? [each.first, each.second] : [each.second, each.first]
    return [{ text: here.number }, { text: here.text }, { text: name }, scoreCell(here), scoreCell(there)]
  })
}

const scoreCell = ({ score, band }: Pick<Need, 'score' | 'band'>): SlideCell => ({
  text: score === null ? '' : describeNumber(score),
  ...(band && { band }),
})

const tableOf = (rows: readonly (readonly SlideCell[])[]): SlideTable => ({
  kind: 'table',
  columns: [
    { title: 'No.', width: 5 },
    { title: 'Outcome', width: 50 },
    { title: 'Underserved in', width: 22 },
    { title: 'Opportunity', width: 12, isNumber: true },
    { title: 'Other group', width: 12, isNumber: true },
  ],
  rows,
})
