import type { StoredSurvey, SurveyAnswers, SurveyHead } from '@outcome-studio/shared/domain/respondents'

/** Progress of an import: how many of its chunks are stored. */
export type OnChunk = (stored: number, all: number) => void

export interface ImportOptions {
  readonly onChunk: OnChunk
  /** Ends the import, which then leaves the stored answers as they were. */
  readonly signal: AbortSignal
}

/**
 * Answers of the respondents to surveys about a study, stored beside it (docs/product.md §7). Errors are a StudioError:
 * cen/sign-in-required, cen/offline, cen/storage-full …
 */
export interface RespondentsRepository {
  /** What is stored about a study, without the answers. */
  head(studyUuid: string): Promise<SurveyHead>
  /**
   * Reads the answers; null if there are none.
   * @throws StudioError cen/doc-loading-error if they are damaged
   */
  load(studyUuid: string): Promise<SurveyAnswers | null>
  /**
   * Replaces the answers of a study. Either all of them are stored or none.
   * @throws StudioError cen/survey-too-large before anything is written, cen/doc-changed if another import has
   *   started or the answers were deleted meanwhile; the reason of the signal
   */
  replace(studyUuid: string, answers: SurveyAnswers, options: ImportOptions): Promise<StoredSurvey>
  /** Deletes all answers of a study. Safe to repeat. */
  remove(studyUuid: string): Promise<void>
}
