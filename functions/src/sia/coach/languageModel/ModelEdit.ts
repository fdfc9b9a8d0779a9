import type { ProposedEditKind } from '@outcome-studio/shared/domain/coach'
import type { NeedLayer } from '@outcome-studio/shared/domain/needs'
import type { JobStepCategory } from '@outcome-studio/shared/domain/study'

/** Limits of what a model can propose in one answer. */
export const MODEL_LIMITS = {
  proposals: 10,
  /** How often a draft with errors is returned for a rewrite. */
  rewrites: 2,
  textLength: 500,
  reasonLength: 300,
  rules: 5,
  assumptions: 20,
  remarks: 5,
  choices: 5,
  choiceLength: 80,
  questionLength: 500,
} as const

/**
 * An edit as a model asks for it. Items have the short ids of the prompt; the text before is never the model's. A model
 * only adds and rewrites.
 */
export interface ModelEdit {
  readonly kind: Exclude<
    ProposedEditKind,
    'moveStatement' | 'moveStep' | 'setCategory' | 'removeStep' | 'removeStatement'
  >
  /**
   * The item to rewrite, the step of a new statement, or the step that a new step follows ("start" for the first
   * place). Without one, a new step is the last.
   */
  readonly target?: string | null | undefined
  readonly text: string
  readonly category?: JobStepCategory | null | undefined
  readonly layer?: NeedLayer | null | undefined
  readonly reason: string
  readonly rules?: readonly string[] | null | undefined
}

/** What became of an edit, for the model. */
export type ReviewedEdit =
  | {
      readonly isProposed: true
      readonly remarks: readonly string[]
      readonly assumptions: readonly string[]
    }
  | {
      readonly isProposed: false
      readonly problems: readonly string[]
      /** Whether the model named something that does not exist. */
      readonly isWrongCall: boolean
    }
