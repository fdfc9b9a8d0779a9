import type { NeedsDocument } from '@outcome-studio/shared/document'
import type { Goal, GoalId } from '@outcome-studio/shared/domain/needs'
import { useMemo } from 'react'
import { useSessionValue } from '../../core/editing.ts'

/**
 * A goal for what shows everything except its text, which its field shows: typing renders nothing. The text that it has
 * is that of the last other change.
 * @param goalId null for none
 */
export function useUntypedGoal(goalId: GoalId | null): Goal | undefined {
  const read = useMemo(() => {
    let known: Goal | undefined
    return ({ views }: { readonly views: NeedsDocument['views'] }) => {
      const current = goalId === null ? undefined : views.goal(goalId)
      if (!known || !current || !isSameUntilText(known, current)) known = current
      return known
    }
  }, [goalId])
  return useSessionValue(goalId ?? '', read)
}

function isSameUntilText(before: Goal, after: Goal): boolean {
  if (before === after) return true
  const keys = Object.keys(after)
  return (
    keys.length === Object.keys(before).length &&
    keys.every((key) => key === 'text' || Reflect.get(before, key) === Reflect.get(after, key))
  )
}
