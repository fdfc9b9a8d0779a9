import type { Goal, Needs } from '@outcome-studio/shared/domain/needs'
import { isWritten, NEED_LAYERS, type NeedLayer } from '@outcome-studio/shared/domain/needs'

/** All layers but the core job, from the inside out. */
export const OUTER_LAYERS: readonly NeedLayer[] = NEED_LAYERS.filter((layer) => layer !== 'core')

/** Goals of one job step, or without one. */
interface StepGoals {
  /** Empty for goals without a step. */
  readonly step: string
  readonly goals: readonly Goal[]
}

/** The goals of a layer that are not empty, in their order. */
export function writtenGoals({ goals }: Pick<Needs, 'goals'>, layer: NeedLayer): readonly Goal[] {
  return goals.filter((goal) => goal.layer === layer && isWritten(goal))
}

/** Groups goals by job step: those without one first, then the steps in the order in which they first occur. */
export function byStep(goals: readonly Goal[]): readonly StepGoals[] {
  const groups = Map.groupBy(goals, ({ step = '' }) => step.trim())
  return [...groups]
    .map(([step, members]) => ({ step, goals: members }))
    .toSorted((one, other) => Number(one.step !== '') - Number(other.step !== ''))
}
