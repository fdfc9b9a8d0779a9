import { isHalfRated, type Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import { type SampleSize, sampleSize } from '../../../domain/questionnaire/sampleSize.ts'
import type { SurveyRatings } from '../../../domain/survey/SurveyRating.ts'

const ADVICE: Readonly<Record<SampleSize, string | null>> = {
  'too small':
    'Fewer than 120 people answered. Treat these scores as a first impression: a few more answers could change the order.',
  'overall only':
    'Between 120 and 179 people answered. The overall scores hold; do not compare groups of people by them.',
  sound: null,
  'more than needed': null,
}

/** Returns the caveat for a survey of this size; null if there is none. */
export const adviceOn = (respondents: number): string | null => ADVICE[sampleSize(respondents)]

/** Describes how many outcomes are rated, for example "12 of 40 outcomes rated, 3 half rated". */
export function describeProgress(needs: readonly Need[]): string {
  const rated = needs.filter(({ rating }) => rating !== null).length
  const half = needs.filter(isHalfRated).length
  return `${rated} of ${counted(needs.length, 'outcome')} rated${half > 0 ? `, ${half} half rated` : ''}`
}

/** Describes the result of an import, for example "40 outcomes rated from 212 people." */
export function describeImport({ ratings, people }: SurveyRatings): string {
  const outcomes = counted(ratings.length, 'outcome')
  if (people === null) return `${outcomes} rated.`
  return `${outcomes} rated from the answers of ${counted(people.count, 'person', 'people')}.`
}
