import type { Goal, GoalState, NeedLayer, Needs, Remark } from '@outcome-studio/shared/domain'

/** Stands in for the rules of goals until shared/domain has them. */
export interface Gap {
  readonly goal: Goal
  readonly state: GoalState
  readonly importance: number | null
}

export const sortGaps = (needs: Needs): readonly Gap[] =>
  needs.states
    .flatMap((state) => {
      const goal = needs.goals.find(({ id }) => id === state.goalId)
      return goal ? [{ goal, state, importance: state.importance }] : []
    })
    .toSorted((one, other) => (other.importance ?? 0) - (one.importance ?? 0))

const NONE: readonly Remark[] = []
export const checkGoal = (_goal: Goal, _about: { readonly executor?: string }): readonly Remark[] => NONE

export const suggestLayer = (_goal: Goal): NeedLayer | null => null

interface Guide {
  readonly placeholder: string
  readonly examples: readonly string[]
}

const GUIDE: Readonly<Record<NeedLayer, Guide>> = {
  core: { placeholder: 'A verb, its object and the context', examples: [] },
  outcomes: { placeholder: 'Minimize the time it takes to …', examples: [] },
  related: { placeholder: 'A verb and its object', examples: [] },
  emotional: { placeholder: 'Feel …, or be perceived as …', examples: [] },
  consumption: { placeholder: 'Purchase, set up, maintain …', examples: [] },
  financial: { placeholder: 'Minimize the cost of …', examples: [] },
}

export const VERTICALS: readonly { readonly name: string }[] = []
export const verticalGuide = (_vertical: string): Readonly<Record<NeedLayer, Guide>> => GUIDE
