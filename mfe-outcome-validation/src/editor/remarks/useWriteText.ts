import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { useCallback } from 'react'
import { EXECUTOR } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'

/**
 * Returns a function that replaces one text of the study.
 * @param list an item's uuid or EXECUTOR
 */
export function useWriteText(list: string): (text: string) => void {
  const { session } = useEditor()
  return useCallback(
    (userInput: string) => {
      if (list === EXECUTOR) session.apply({ kind: 'setExecutor', executor: userInput })
      else if (list === session.uuid) session.apply({ kind: 'replaceJob', userInput })
      else if (session.views.step(jobStepUuid(list))) {
        session.apply({ kind: 'updateJobStep', stepId: jobStepUuid(list), userInput })
      } else {
        const statementId = outcomeStatementUuid(list)
        session.apply({ kind: 'updateOutcomeStatement', statementId, userInput })
      }
    },
    [session, list],
  )
}
