import { needsTable } from '@outcome-studio/shared/domain/analysis'
import { describeSample } from '../landscape/describeSample.ts'
import { isOpportunity } from '../landscape/isOpportunity.ts'
import type { SlideBuilder } from './Slide.ts'

/** The opportunity landscape; none while no outcome is rated. */
export const landscapeSlide: SlideBuilder = (study) => {
  const needs = needsTable(study)
  const rated = needs.filter(({ rating }) => rating !== null)
  if (rated.length === 0) return null
  const found = rated.filter(({ band }) => isOpportunity(band)).length
  return {
    id: 'landscape',
    title: `${found} of ${rated.length} rated outcomes ${found === 1 ? 'is an opportunity' : 'are opportunities'}`,
    lead: describeSample(needs, study.survey?.respondents ?? null),
    body: { kind: 'landscape', needs },
  }
}
