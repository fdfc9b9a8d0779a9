import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { Study } from '@outcome-studio/shared/domain/study'
import { studyToSlides } from '../../domain/presentation/studyToSlides.ts'
import { type ChosenGroups, compareSegments } from '../../domain/segments/compareSegments.ts'

/** The survey of a study, for formats that show its segments. */
export interface ExportedSurvey {
  readonly answers: SurveyAnswers
  /** The groups that the member compared last. */
  readonly groups: ChosenGroups | null
}

/** A module of its own, so that slides are lazy-loaded. */
export const writeSlides = (
  docName: string,
  study: Study,
  madeAt: Date,
  survey: ExportedSurvey | null,
): Uint8Array<ArrayBuffer> =>
  studyToSlides(docName, study, madeAt, survey && compareSegments(study, survey.answers, survey.groups))
