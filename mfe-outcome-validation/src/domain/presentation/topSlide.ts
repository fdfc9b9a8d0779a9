import { type Need, needsTable, sortNeeds } from '@outcome-studio/shared/domain/analysis'
import { BAND_NAMES, describeNumber } from '@outcome-studio/shared/domain/study'
import { describeSample } from '../landscape/describeSample.ts'
import type { SlideBuilder, SlideTable } from './Slide.ts'

const SHOWN = 10

/** The rated outcomes with the highest opportunity scores, at most ten; none while no outcome is rated. */
export const topSlide: SlideBuilder = (study) => {
  const needs = needsTable(study)
  const top = topOutcomes(needs)
  if (top.length === 0) return null
  return {
    id: 'top',
    title:
      top.length === 1 ? 'The one rated outcome' : `The ${top.length} outcomes with the highest opportunity`,
    lead: describeSample(needs, study.survey?.respondents ?? null),
    body: topTable(top),
  }
}

/** The rated outcomes with the highest scores, the highest first. */
const topOutcomes = (needs: readonly Need[]): readonly Need[] =>
  sortNeeds(needs, 'score', 'descending')
    .filter(({ score }) => score !== null)
    .slice(0, SHOWN)

const topTable = (top: readonly Need[]): SlideTable => ({
  kind: 'table',
  columns: [
    { title: 'No.', width: 5 },
    { title: 'Outcome', width: 50 },
    { title: 'Importance', width: 10, isNumber: true },
    { title: 'Satisfaction', width: 11, isNumber: true },
    { title: 'Opportunity', width: 11, isNumber: true },
    { title: 'Band', width: 17 },
  ],
  rows: top.map(({ number, text, rating, score, band }) => [
    { text: number },
    { text },
    { text: rating ? describeNumber(rating.importance) : '' },
    { text: rating ? describeNumber(rating.satisfaction) : '' },
    { text: score === null ? '' : describeNumber(score), ...(band && { band }) },
    { text: band ? BAND_NAMES[band] : '' },
  ]),
})
