import { counted } from '@outcome-studio/shared/domain/base'
import { mapColumns } from '../jobMap/mapColumns.ts'
import { LARGEST_STEP } from './mapLayout.ts'
import type { SlideBuilder } from './Slide.ts'

/** The job map with the heat of each step; none while no step is written. */
export const mapSlide: SlideBuilder = (study) => {
  const columns = mapColumns(study)
  const cards = columns.flatMap((column) => column.cards)
  if (cards.length === 0) return null
  const isRated = cards.some(({ heat }) => heat !== null)
  return {
    id: 'map',
    title: `Job map: ${counted(cards.length, 'step')}`,
    lead: isRated
      ? 'Color of a step: its highest opportunity. Below it: opportunities of its rated outcomes, highest score.'
      : 'The steps of the job in their order.',
    body: { kind: 'map', columns, size: LARGEST_STEP },
  }
}
