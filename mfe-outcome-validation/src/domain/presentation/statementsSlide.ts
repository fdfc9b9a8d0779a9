import { needsTable } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import type { SlideBuilder } from './Slide.ts'

/** All outcome statements of a study without ratings: those of a rated one are in the landscape. */
export const statementsSlide: SlideBuilder = (study) => {
  const needs = needsTable(study)
  if (needs.length === 0 || needs.some(({ rating }) => rating !== null)) return null
  return {
    id: 'statements',
    title: `${counted(needs.length, 'outcome statement')} to be rated`,
    lead: 'By these, the people who do the job measure success.',
    body: {
      kind: 'table',
      columns: [
        { title: 'No.', width: 6 },
        { title: 'Job step', width: 30 },
        { title: 'Outcome statement', width: 68 },
      ],
      rows: needs.map(({ number, jobStep, text }) => [{ text: number }, { text: jobStep }, { text }]),
    },
  }
}
