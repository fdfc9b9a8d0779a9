import type { OutcomeStatement, Rating } from '../Study.ts'
import { opportunityBand, opportunityScore } from './opportunity.ts'
import { readRating } from './readRating.ts'
import type { FieldColumns } from './StudyField.ts'

type Rated = Pick<OutcomeStatement, 'rating'>

const ofRating =
  <Value>(read: (rating: Rating) => Value) =>
  ({ rating }: Rated): Value | null =>
    rating ? read(rating) : null

const wordNumber = (read: (rating: Rating) => number) => (holder: Rated) =>
  ofRating((rating) => ({
    kind: 'paragraph' as const,
    style: 'CellNumber' as const,
    text: `${read(rating)}`,
  }))(holder) ?? ''

/** A rating in files, with the score and the band that follow from it (docs/method.md §6). */
export const RATING_COLUMNS: FieldColumns<OutcomeStatement> = {
  columns: [
    {
      title: 'Importance',
      width: 14,
      style: 'decimal',
      cell: ofRating(({ importance }) => importance),
      mapped: { name: 'importance', titles: /^imp(ortance|ortant|\.)?\b/i },
    },
    {
      title: 'Satisfaction',
      width: 14,
      style: 'decimal',
      cell: ofRating(({ satisfaction }) => satisfaction),
      mapped: { name: 'satisfaction', titles: /^sat(isfaction|isfied|\.)?\b/i },
    },
    { title: 'Opportunity score', width: 14, style: 'decimal', cell: ofRating(opportunityScore) },
    {
      title: 'Band',
      width: 19,
      style: 'text',
      cell: ofRating((rating) => {
        const band = opportunityBand(rating)
        return { value: `${band.charAt(0).toUpperCase()}${band.slice(1)}`, style: band }
      }),
      text: (holder) => ofRating(opportunityBand)(holder) ?? '',
    },
  ],
  wordColumns: [
    { title: 'Importance', width: 1.9, cell: wordNumber(({ importance }) => importance) },
    { title: 'Satisfaction', width: 1.9, cell: wordNumber(({ satisfaction }) => satisfaction) },
    {
      title: 'Opportunity',
      width: 2.8,
      cell: (holder) =>
        ofRating((rating) => `${opportunityScore(rating)} ${opportunityBand(rating)}`)(holder) ?? '',
    },
  ],
  preview: {
    title: 'Rating',
    text: ({ rating }) => (rating ? `${rating.importance} / ${rating.satisfaction}` : ''),
  },
  read: (cell) => {
    const { rating, problem } = readRating(cell('Importance'), cell('Satisfaction'))
    return {
      values: rating ? { rating } : {},
      problem: problem === null ? null : `${problem}; the rating is left out.`,
    }
  },
}
