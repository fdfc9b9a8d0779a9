import type { StudyOutline } from '@outcome-studio/shared/domain'

/** Something to start a study from. */
export interface Template {
  readonly id: string
  /** What it is called, and the name proposed for the study. */
  readonly name: string
  /** What one gets, in a sentence. */
  readonly description: string
  readonly outline: StudyOutline
}
