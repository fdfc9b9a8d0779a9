import { BAND_COLORS } from '../../base/BAND_COLORS.ts'
import { capitalized } from '../../base/capitalized.ts'
import type { OutcomeStatement, Rating } from '../Study.ts'
import { OPPORTUNITY_FORMULAS } from './OPPORTUNITY_FORMULAS.ts'
import { opportunityBand, opportunityScore } from './opportunity.ts'
import { ratingFields, ratingParts } from './ratingParts.ts'
import { readRating } from './readRating.ts'
import type { FieldColumns } from './StudyField.ts'

type Rated = Pick<OutcomeStatement, 'rating' | 'halfRating'>

const ofRating =
  <Value>(read: (rating: Rating) => Value) =>
  ({ rating }: Rated): Value | null =>
    rating ? read(rating) : null

const wordNumber = (part: keyof Rating) => (holder: Rated) => {
  const number = ratingParts(holder)[part]
  return number === null
    ? ''
    : { kind: 'paragraph' as const, style: 'CellNumber' as const, text: withDecimal(number) }
}

/** With at least one decimal, so that the numbers of a column align: "9.0" below "8.5". */
const withDecimal = (number: number): string =>
  number.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

/** A rating in files, with the score and the band that follow from a complete one (docs/method.md §6). */
export const RATING_COLUMNS: FieldColumns<OutcomeStatement> = {
  columns: [
    {
      title: 'Importance',
      width: 14,
      style: 'decimal',
      cell: (holder) => ratingParts(holder).importance,
      mapped: { name: 'importance', titles: /^imp(ortant|\.)?\b|\bimportance\b/i },
    },
    {
      title: 'Satisfaction',
      width: 14,
      style: 'decimal',
      cell: (holder) => ratingParts(holder).satisfaction,
      mapped: { name: 'satisfaction', titles: /^sat(isfied|\.)?\b|\bsatisfaction\b/i },
    },
    {
      title: 'Opportunity score',
      width: 14,
      style: 'decimal',
      cell: ofRating((rating) => ({
        value: opportunityScore(rating),
        style: 'decimal',
        formula: OPPORTUNITY_FORMULAS.score,
      })),
    },
    {
      title: 'Band',
      width: 19,
      style: 'band',
      cell: ofRating((rating) => ({
        value: capitalized(opportunityBand(rating)),
        style: 'band',
        formula: OPPORTUNITY_FORMULAS.band,
      })),
      text: (holder) => ofRating(opportunityBand)(holder) ?? '',
    },
  ],
  wordColumns: [
    { title: 'Importance', width: 2.2, cell: wordNumber('importance') },
    { title: 'Satisfaction', width: 2.3, cell: wordNumber('satisfaction') },
    {
      title: 'Opportunity',
      width: 2.8,
      cell: (holder) =>
        ofRating((rating) => ({
          kind: 'paragraph' as const,
          style: 'Cell' as const,
          text: `${withDecimal(opportunityScore(rating))} ${opportunityBand(rating)}`,
          fill: BAND_COLORS.light[opportunityBand(rating)],
        }))(holder) ?? '',
    },
  ],
  preview: {
    title: 'Rating',
    text: (values) => {
      const { importance, satisfaction } = ratingParts(values)
      return importance === null && satisfaction === null
        ? ''
        : `${importance ?? '–'} / ${satisfaction ?? '–'}`
    },
  },
  read: (cell, scale) => {
    if (scale === null) return { values: {}, problem: null }
    const { parts, problem } = readRating(cell('Importance'), cell('Satisfaction'), scale)
    if (problem !== null) return { values: {}, problem: `${problem}; the rating is left out.` }
    const { rating, halfRating } = ratingFields(parts)
    return { values: { ...(rating && { rating }), ...(halfRating && { halfRating }) }, problem: null }
  },
}
