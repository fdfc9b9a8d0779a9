import type { Goal, GoalState, Needs } from '@outcome-studio/shared/domain/needs'
import { isWritten, NEED_LAYER_TITLES, NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import type { ComparedGoal, GoalComparison, GoalDifference, LayerComparison } from './GoalComparison.ts'
import { matchGoals } from './matchGoals.ts'

/** Parts of a goal that are compared, as text. Studies and sources are links and say nothing about the need. */
const PARTS: readonly { readonly label: string; readonly text: (compared: ComparedGoal) => string }[] = [
  { label: 'Goal', text: ({ goal }) => goal.text },
  { label: 'Layer', text: ({ goal }) => NEED_LAYER_TITLES[goal.layer] },
  { label: 'Executor', text: ({ goal }) => goal.executor ?? '' },
  { label: 'Job step', text: ({ goal }) => goal.step ?? '' },
  { label: 'Today', text: ({ state }) => state?.current ?? '' },
  { label: 'Desired', text: ({ state }) => state?.desired ?? '' },
  { label: 'Conditions', text: ({ state }) => state?.conditions ?? '' },
  { label: 'Importance of the gap', text: ({ state }) => `${state?.importance ?? ''}` },
]

/**
 * Compares the goals of two needs documents by layer. A goal that is in different layers appears in that of the first
 * document. Goals without text are left out.
 */
export function compareNeeds(first: Needs, second: Needs): readonly LayerComparison[] {
  const [own, other] = [written(first), written(second)]
  const [ownStates, otherStates] = [statesOf(first), statesOf(second)]
  const matches = matchGoals(own, other)
  const matched = new Set([...matches.values()].map(({ goal }) => goal.id))
  const of = (goal: Goal, states: StatesById): ComparedGoal => ({ goal, state: states.get(goal.id) ?? null })

  const rowOf = (goal: Goal): GoalComparison => {
    const found = matches.get(goal.id)
    const compared = of(goal, ownStates)
    if (!found) return { kind: 'first', first: compared }
    const counterpart = of(found.goal, otherStates)
    return {
      kind: 'both',
      first: compared,
      second: counterpart,
      match: found.match,
      differences: differencesOf(compared, counterpart),
    }
  }

  return NEED_LAYERS.map((layer) => ({
    layer,
    rows: [
      ...own.filter((goal) => goal.layer === layer).map(rowOf),
      ...other
        .filter((goal) => goal.layer === layer && !matched.has(goal.id))
        .map((goal): GoalComparison => ({ kind: 'second', second: of(goal, otherStates) })),
    ],
  }))
}

type StatesById = ReadonlyMap<string, GoalState>

const written = ({ goals }: Needs) => goals.filter(isWritten)
const statesOf = ({ states }: Needs): StatesById => new Map(states.map((state) => [state.goalId, state]))

function differencesOf(first: ComparedGoal, second: ComparedGoal): readonly GoalDifference[] {
  return PARTS.flatMap(({ label, text }) => {
    const [own, other] = [text(first).trim(), text(second).trim()]
    return own === other ? [] : [{ label, first: own, second: other }]
  })
}
