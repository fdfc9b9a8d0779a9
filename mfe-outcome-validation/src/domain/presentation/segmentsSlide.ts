import { counted } from '@outcome-studio/shared/domain/base'
import { countOnlyInOne } from '../segments/compareSegments.ts'
import type { SlideBuilder } from './Slide.ts'

/** Two groups of respondents in one landscape; none without respondents or segments. */
export const segmentsSlide: SlideBuilder = (_study, comparison = null) => {
  if (comparison === null) return null
  if (comparison === 'pending')
    return { id: 'segments', title: 'Segments', lead: '', body: { kind: 'pending' } }
  const rated = comparison.compared.filter(({ difference }) => difference !== null).length
  const only = countOnlyInOne(comparison)
  return {
    id: 'segments',
    title: `${only} of ${counted(rated, 'outcome')} ${only === 1 ? 'is' : 'are'} underserved in one group only`,
    lead: 'Arrows lead from the place in the first group to that in the second. Dark ones: underserved in one group only.',
    body: { kind: 'compared', comparison },
  }
}
