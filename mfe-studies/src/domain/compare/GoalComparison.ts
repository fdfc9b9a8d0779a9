import type { Goal, GoalState, NeedLayer } from '@outcome-studio/shared/domain/needs'

/** How a goal was found in the other document: by its id, by an equal text, or by one that says the same. */
export type GoalMatch = 'id' | 'text' | 'near'

/** A goal of one document with its state, if it has one. */
export interface ComparedGoal {
  readonly goal: Goal
  readonly state: GoalState | null
}

/** A part of a goal that differs between two documents, as text; empty where a document does not have it. */
export interface GoalDifference {
  /** For example "Today". */
  readonly label: string
  readonly first: string
  readonly second: string
}

/** A goal in one or both of two documents. */
export type GoalComparison =
  | {
      readonly kind: 'both'
      readonly first: ComparedGoal
      readonly second: ComparedGoal
      readonly match: GoalMatch
      readonly differences: readonly GoalDifference[]
    }
  | { readonly kind: 'first'; readonly first: ComparedGoal }
  | { readonly kind: 'second'; readonly second: ComparedGoal }

export interface LayerComparison {
  readonly layer: NeedLayer
  /** In the order of the first document, then what only the second has. */
  readonly rows: readonly GoalComparison[]
}
