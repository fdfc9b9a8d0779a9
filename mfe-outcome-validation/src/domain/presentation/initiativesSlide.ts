import { counted } from '@outcome-studio/shared/domain/base'
import { describeNumber } from '@outcome-studio/shared/domain/study'
import { type RankedInitiative, rankInitiatives } from '../initiatives/rankInitiatives.ts'
import { sortInitiatives } from '../initiatives/sortInitiatives.ts'
import type { SlideBuilder, SlideTable } from './Slide.ts'

/** The initiatives with a name, those of the highest value first; none while there are none. */
export const initiativesSlide: SlideBuilder = (study) => {
  const { initiatives, coverage } = rankInitiatives(study)
  const named = initiatives.filter(({ initiative }) => initiative.name.trim() !== '')
  if (named.length === 0) return null
  return {
    id: 'initiatives',
    title:
      named.length === 1
        ? 'One initiative, and what it serves'
        : `${named.length} initiatives, and what they serve`,
    lead: `${coverage.covered} of ${counted(coverage.underserved, 'underserved outcome')} covered. Value: points of opportunity that are expected to go.`,
    body: tableOf(sortInitiatives(named, 'value', 'descending')),
  }
}

const tableOf = (initiatives: readonly RankedInitiative[]): SlideTable => ({
  kind: 'table',
  columns: [
    { title: 'Initiative', width: 34 },
    { title: 'Owner', width: 18 },
    { title: 'Outcomes', width: 18 },
    { title: 'Underserved', width: 12, isNumber: true },
    { title: 'Value', width: 8, isNumber: true },
    { title: 'Person-weeks', width: 12, isNumber: true },
  ],
  rows: initiatives.map(({ initiative, served, underserved, value }) => [
    { text: initiative.name.trim() },
    { text: initiative.owner.trim() },
    { text: served.map(({ need }) => need.number).join(', ') },
    { text: `${underserved}` },
    { text: value === null ? '' : describeNumber(value) },
    { text: initiative.effort === null ? '' : `${initiative.effort}` },
  ]),
})
