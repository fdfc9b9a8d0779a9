import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { OutcomeStatementUuid, Rating } from '@outcome-studio/shared/domain/study'
import type { ScaleDoubt } from '../import/findScaleDoubt.ts'
import type { OutcomeScore } from '../respondents/scoreOutcome.ts'
import type { OtherColumn } from './describeColumns.ts'
import type { DetectedScale } from './detectAnswerScale.ts'

/** The rating of one outcome in a survey file. */
export interface SurveyRating {
  readonly statementId: OutcomeStatementUuid
  readonly rating: Rating
  /** What the rating follows from; null if the file has a row per outcome. */
  readonly score: OutcomeScore | null
  /** What recognized the outcome. A number alone may have been another outcome's when the survey was made. */
  readonly by: 'text' | 'id' | 'number'
  /** The outcome's number in the file if the study has given it another one since; otherwise null. */
  readonly movedFrom: string | null
}

/** Answers without those about the respondents, of which the member chooses. */
export type RatingAnswers = Omit<SurveyAnswers, 'screeners'>

/** What a file with a row per person contains. */
export interface SurveyPeople {
  readonly count: number
  readonly detected: DetectedScale
  /** null until the scale of the answers is known. */
  readonly answers: RatingAnswers | null
  /** Columns without ratings. */
  readonly columns: readonly OtherColumn[]
}

/** Ratings that a survey file contains for a study's outcomes. */
export interface SurveyRatings {
  readonly ratings: readonly SurveyRating[]
  /** null if the file has a row per outcome. */
  readonly people: SurveyPeople | null
  /** Outcomes of the file that this study does not have, as labeled in the file. */
  readonly unknown: readonly string[]
  /** Messages for the member, each with its line. */
  readonly problems: readonly string[]
  /** Set if the ratings may be on another scale than 0 to 10. Those in doubt are left out until one is chosen. */
  readonly scaleDoubt: ScaleDoubt | null
}
