import type { StudyOutline } from '@outcome-studio/shared/domain/study'

/** A starting point for a new study. */
export interface Template {
  readonly id: string
  /** Its name, also the default name of the study. */
  readonly name: string
  /** What it contains, in one sentence. */
  readonly description: string
  readonly outline: StudyOutline
  /** Importance and satisfaction, 0 to 10, of its outcome statements in their order. Default: not rated. */
  readonly ratings?: readonly (readonly [importance: number, satisfaction: number])[]
}
