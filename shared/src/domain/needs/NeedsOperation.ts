import type { NeedLayer } from './NEED_LAYERS.ts'
import type { Goal, GoalId, GoalState } from './Needs.ts'

/** The optional fields of a goal; null removes one. */
export type GoalFields = {
  readonly [Name in 'executor' | 'step' | 'study' | 'source']?: NonNullable<Goal[Name]> | null
}

/**
 * Every change of a needs document. Indexes count within the goal's layer. "moveGoal" removes a goal and inserts it at
 * an index of the remaining goals of the layer. A batch counts as one edit and is undone at once.
 */
export type NeedsOperation =
  | { readonly kind: 'setVertical'; readonly vertical: string }
  | { readonly kind: 'insertGoal'; readonly goal: Goal; readonly index: number }
  | { readonly kind: 'setGoalText'; readonly goalId: GoalId; readonly text: string }
  | { readonly kind: 'setGoalFields'; readonly goalId: GoalId; readonly fields: GoalFields }
  | { readonly kind: 'moveGoal'; readonly goalId: GoalId; readonly layer: NeedLayer; readonly to: number }
  /** Removes the goal and its state. */
  | { readonly kind: 'removeGoal'; readonly goalId: GoalId }
  /** Sets fields of a goal's state, which begins empty; null removes the state. */
  | {
      readonly kind: 'setGoalState'
      readonly goalId: GoalId
      readonly fields: Partial<Omit<GoalState, 'goalId'>> | null
    }
  | { readonly kind: 'batch'; readonly operations: readonly NeedsOperation[] }
