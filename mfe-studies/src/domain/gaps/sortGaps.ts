import type { Goal, GoalState, Needs } from '@outcome-studio/shared/domain/needs'
import type { NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'

/** Today and the desired state of a goal on one scale. */
export interface GapEnds {
  /** 0 to 10. */
  readonly today: number
  /** 0 to 10, at least `today`. */
  readonly desired: number
  /** From the ratings of a study; otherwise from the importance that the member gave the gap. */
  readonly isRated: boolean
}

/** A goal with the gap between its current and its desired state. */
export interface Gap {
  readonly goal: Goal
  readonly state: GoalState
  /** How much closing the gap matters, 1 to 5; null until the member says. */
  readonly importance: number | null
  /** null if neither ratings nor an importance say how large the gap is. */
  readonly ends: GapEnds | null
}

/**
 * The goals with a state, the largest gap first and those of unknown size last. Gaps of the same size stand in the
 * order of the map (docs/method.md §5).
 */
export function sortGaps(
  { goals, states }: Needs,
  opportunities: Pick<NeedsOpportunities, 'goals'>,
): readonly Gap[] {
  const byGoal = new Map(states.map((state) => [state.goalId, state]))
  return goals
    .flatMap((goal): Gap[] => {
      const state = byGoal.get(goal.id)
      if (state === undefined) return []
      const { importance } = state
      return [{ goal, state, importance, ends: ratedEnds(goal, opportunities) ?? statedEnds(importance) }]
    })
    .toSorted((one, other) => gapSize(other) - gapSize(one))
}

/** How far today is from the desired state, 0 to 10; less than 0 if it is not known. */
export const gapSize = ({ ends }: Pick<Gap, 'ends'>): number => (ends ? ends.desired - ends.today : -1)

/** Satisfaction is where people are today, importance where they want to be. */
function ratedEnds({ id }: Goal, { goals }: Pick<NeedsOpportunities, 'goals'>): GapEnds | null {
  const opportunity = goals.get(id)
  if (opportunity?.kind !== 'outcome') return null
  const { importance, satisfaction } = opportunity.rating
  return { today: Math.min(satisfaction, importance), desired: importance, isRated: true }
}

/** The most important gap is as wide as the scale, the least important a fifth of it. */
const statedEnds = (importance: number | null): GapEnds | null =>
  importance === null ? null : { today: 10 - 2 * importance, desired: 10, isRated: false }
