import type { Goal, GoalId } from '@outcome-studio/shared/domain/needs'
import { NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import type { GoalMatch } from './GoalComparison.ts'
import { equalTextKey, nearTextKey } from './textKeys.ts'

interface MatchedGoal {
  readonly goal: Goal
  readonly match: GoalMatch
}

/**
 * Finds each goal in another list: by its id, in any layer; else by an equal text, else by one that says the same, in
 * its own layer. Each goal matches one at most.
 * @returns matches of the second list by ids of the first
 */
export function matchGoals(
  first: readonly Goal[],
  second: readonly Goal[],
): ReadonlyMap<GoalId, MatchedGoal> {
  const matches = new Map<GoalId, MatchedGoal>()
  const taken = new Set<GoalId>()
  const pair = (match: GoalMatch, keyOf: (goal: Goal) => string) => {
    const free = Map.groupBy(
      second.filter(({ id }) => !taken.has(id)),
      keyOf,
    )
    for (const goal of first) {
      const key = keyOf(goal)
      const found = matches.has(goal.id) || key === '' ? undefined : free.get(key)?.shift()
      if (!found) continue
      matches.set(goal.id, { goal: found, match })
      taken.add(found.id)
    }
  }
  const inLayer = (key: (text: string) => string) => (goal: Goal) => {
    const text = key(goal.text)
    return text === '' ? '' : `${NEED_LAYERS.indexOf(goal.layer)} ${text}`
  }
  pair('id', ({ id }) => id)
  pair('text', inLayer(equalTextKey))
  pair('near', inLayer(nearTextKey))
  return matches
}
