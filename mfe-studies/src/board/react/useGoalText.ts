import { layerKey } from '@outcome-studio/shared/document'
import { joinLines } from '@outcome-studio/shared/domain/base'
import type { GoalId } from '@outcome-studio/shared/domain/needs'
import type { TextSource } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import { useSession } from '../../core/editing.ts'

/**
 * The text of a goal, for a field. Spaces replace line breaks.
 * @param goalId null while there is no core job
 * @param write stores a text; its identity must be stable
 */
export function useGoalText(goalId: GoalId | null, write: (text: string) => void): TextSource {
  const session = useSession()
  return useMemo(
    () => ({
      read: () => (goalId === null ? '' : (session.views.goal(goalId)?.text ?? '')),
      write: (text) => write(joinLines(text)),
      subscribe: (listener) => session.subscribe(goalId ?? layerKey('core'), listener),
    }),
    [session, goalId, write],
  )
}
