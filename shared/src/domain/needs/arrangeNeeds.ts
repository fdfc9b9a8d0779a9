import { inLayerOrder } from './goalPlaces.ts'
import { statesOf } from './goalStates.ts'
import type { Goal, Needs } from './Needs.ts'
import { goalId } from './needsIds.ts'

/**
 * Establishes what every operation preserves: each id once, at most one core job, goals in the order of their layers,
 * and at most one state for each goal, in the order of the goals. A second goal with an id gets another id, and a second
 * core job becomes a related job, so that no text is lost.
 */
export function arrangeNeeds<Stored extends Needs>(needs: Stored): Stored {
  const goals = inLayerOrder(withOneCore(withUniqueIds(needs.goals)))
  return { ...needs, goals, states: statesOf(goals, needs.states) }
}

function withUniqueIds(goals: readonly Goal[]): readonly Goal[] {
  const stored = new Set<string>(goals.map(({ id }) => id))
  const used = new Set<string>()
  return goals.map((goal) => {
    let id: string = goal.id
    for (let number = 2; used.has(id); number += 1) {
      const next = `${goal.id}-${number}`
      id = stored.has(next) ? id : next
    }
    used.add(id)
    return id === goal.id ? goal : { ...goal, id: goalId(id) }
  })
}

function withOneCore(goals: readonly Goal[]): readonly Goal[] {
  const core = goals.find(({ layer }) => layer === 'core')
  return goals.map((goal) => (goal.layer === 'core' && goal !== core ? { ...goal, layer: 'related' } : goal))
}
