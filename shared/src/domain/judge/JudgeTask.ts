import type { CheckedEntity } from '../checker/Rule.ts'

/** What a judge looks at: a text of a study, or the executor's name. */
export type JudgedEntity = CheckedEntity | 'executor'

/** One text a judge is asked about. */
export interface JudgedText {
  /** Ours, never shown to the model. */
  readonly id: string
  readonly entity: JudgedEntity
  readonly text: string
  /** The job step that an outcome statement belongs to. */
  readonly step?: string
}

/** What the texts belong to; empty where that is not known. */
export interface JudgeContext {
  readonly executor: string
  readonly job: string
}

/** Texts that are put to the judge in one prompt. */
export interface JudgeBatch {
  readonly context: JudgeContext
  readonly texts: readonly JudgedText[]
}
