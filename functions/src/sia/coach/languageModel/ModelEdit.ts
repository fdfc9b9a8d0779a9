import type { ProposedEditKind } from '@outcome-studio/shared/domain/coach'
import type { NeedLayer } from '@outcome-studio/shared/domain/needs'
import type { JobStepCategory } from '@outcome-studio/shared/domain/study'

/** Limits of what a model can propose in one answer. */
export const MODEL_LIMITS = {
  proposals: 10,
  /** Moves and categories that the member did not ask for. */
  suggestions: 3,
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
 * An edit as a model asks for it. Items have the short ids of the prompt. The text before an edit, and that of an item
 * which is moved, put into a category or removed, is never the model's.
 */
export interface ModelEdit {
  readonly kind: ProposedEditKind
  /**
   * The item to change, the step of a new statement, or the step that a new step follows ("start" for the first
   * place). Without one, a new step is the last.
   */
  readonly target?: string | null | undefined
  /** The step that a statement is moved to, or that a moved step follows ("start" for the first place). */
  readonly to?: string | null | undefined
  /** Ignored for an edit that writes none. */
  readonly text?: string | null | undefined
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
