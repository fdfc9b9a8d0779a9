import type { OutcomeStatementUuid, Rating } from '@outcome-studio/shared/domain/study'
import type { ScaleDoubt } from '../import/findScaleDoubt.ts'

/** The rating of one outcome in a survey file. */
export interface SurveyRating {
  readonly statementId: OutcomeStatementUuid
  readonly rating: Rating
  /** What recognized the outcome. A number alone may have been another outcome's when the survey was made. */
  readonly by: 'text' | 'id' | 'number'
  /** The outcome's number in the file if the study has given it another one since; otherwise null. */
  readonly movedFrom: string | null
}

/** Ratings that a survey file contains for a study's outcomes. */
export interface SurveyRatings {
  readonly ratings: readonly SurveyRating[]
  /** Number of people if the file has a row per person; null if it has a row per outcome. */
  readonly respondents: number | null
  /** Outcomes of the file that this study does not have, as labeled in the file. */
  readonly unknown: readonly string[]
  /** Messages for the member, each with its line. */
  readonly problems: readonly string[]
  /** Set if the ratings may be on another scale than 0 to 10. Without a chosen scale they are left out. */
  readonly scaleDoubt: ScaleDoubt | null
}
