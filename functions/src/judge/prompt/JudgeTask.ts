import type { CheckedEntity } from '@outcome-studio/shared/domain/checker'

/** Kinds of text that a judge decides on: a text of a study, or the executor. */
export type JudgedEntity = CheckedEntity | 'executor'

/** One text for the judge. */
export interface JudgedText {
  /** Internal id, never shown to the model. */
  readonly id: string
  readonly entity: JudgedEntity
  readonly text: string
  /** The job step that an outcome statement belongs to. */
  readonly step?: string
}

/** Context of the texts; empty if unknown. */
export interface JudgeContext {
  readonly executor: string
  readonly job: string
}

/** Texts of one prompt. */
export interface JudgeBatch {
  readonly context: JudgeContext
  readonly texts: readonly JudgedText[]
}
