import type { ScreenerAnswers, SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { isTaken, type OtherColumn, type TakenColumns } from './describeColumns.ts'
import type { SurveyPeople } from './SurveyRating.ts'

/** The answers that are stored: the ratings, and the columns that are taken. null until the scale is known. */
export function takenAnswers({ answers, columns }: SurveyPeople, taken: TakenColumns): SurveyAnswers | null {
  if (answers === null) return null
  return { ...answers, screeners: columns.filter((column) => isTaken(column, taken)).map(screenerOf) }
}

const screenerOf = ({ title, answers }: OtherColumn): ScreenerAnswers => ({ title, answers })
