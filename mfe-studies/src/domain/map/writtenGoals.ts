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

/** The goals of a layer in their order. */
export const layerGoals = ({ goals }: Pick<Needs, 'goals'>, layer: NeedLayer): readonly Goal[] =>
  goals.filter((goal) => goal.layer === layer)

/** The goals of a layer that are not empty, in their order. */
export const writtenGoals = (needs: Pick<Needs, 'goals'>, layer: NeedLayer): readonly Goal[] =>
  layerGoals(needs, layer).filter(isWritten)

/** Groups goals by job step: those without one first, then the steps in the order in which they first occur. */
export function byStep(goals: readonly Goal[]): readonly StepGoals[] {
  const groups = Map.groupBy(goals, ({ step = '' }) => step.trim())
  return [...groups]
    .map(([step, members]) => ({ step, goals: members }))
    .toSorted((one, other) => Number(one.step !== '') - Number(other.step !== ''))
}
