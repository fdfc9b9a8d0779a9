import type { Goal, GoalState, Needs } from '@outcome-studio/shared/domain/needs'
import type { StudyUuid } from '@outcome-studio/shared/domain/study'
import type { NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'

/** Today and the desired state of a goal on one scale, from the ratings of a study. */
export interface GapEnds {
  /** 0 to 10. */
  readonly today: number
  /** 0 to 10, at least `today`. */
  readonly desired: number
}

/** A goal with the gap between its current and its desired state. */
export interface Gap {
  readonly goal: Goal
  readonly state: GoalState
  /** How much closing the gap matters, 1 to 5; null until the member says. */
  readonly importance: number | null
  /** null without ratings. */
  readonly ends: GapEnds | null
  /** The study whose ratings can measure the gap; null if the goal has none. */
  readonly ratedIn: StudyUuid | null
}

/**
 * The goals with a state, the largest gap first and those of unknown size last. Gaps of the same size stand in the
 * order of the map (docs/method.md §5).
 */
export function sortGaps(
  { goals, states }: Needs,
  opportunities: Pick<NeedsOpportunities, 'goals'>,
): readonly Gap[] {
  const coreStudy = goals.find(({ layer }) => layer === 'core')?.study
  const byGoal = new Map(states.map((state) => [state.goalId, state]))
  return goals
    .flatMap((goal): Gap[] => {
      const state = byGoal.get(goal.id)
      if (state === undefined) return []
      const { importance } = state
      const ratedIn = goal.source?.study ?? (goal.layer === 'outcomes' ? coreStudy?.uuid : null) ?? null
      return [{ goal, state, importance, ends: ratedEnds(goal, opportunities), ratedIn }]
    })
    .toSorted((one, other) => gapSize(other) - gapSize(one))
}

/**
 * How far today is from the desired state, 0 to 10; less than 0 if it is not known. Without ratings, the most important
 * gap counts like the whole scale, the least important like a fifth of it.
 */
export function gapSize({ ends, importance }: Pick<Gap, 'ends' | 'importance'>): number {
  if (ends) return ends.desired - ends.today
  return importance === null ? -1 : 2 * importance
}

/** Satisfaction is where people are today, importance where they want to be. */
function ratedEnds({ id }: Goal, { goals }: Pick<NeedsOpportunities, 'goals'>): GapEnds | null {
  const opportunity = goals.get(id)
  if (opportunity?.kind !== 'outcome') return null
  const { importance, satisfaction } = opportunity.rating
  return { today: Math.min(satisfaction, importance), desired: importance }
}
