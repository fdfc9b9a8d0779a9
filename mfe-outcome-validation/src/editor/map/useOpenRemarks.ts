import type { JobStepView } from '@outcome-studio/shared/document'
import { useCallback, useSyncExternalStore } from 'react'
import { COUNTS } from '../checking/LiveRemarks.ts'
import { useEditor } from '../react/EditorContext.ts'

/** Counts the open remarks on a step and its statements. */
export function useOpenRemarks({ uuid, statementIds }: JobStepView): number {
  const { remarks } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(COUNTS, listener), [remarks])
  return useSyncExternalStore(subscribe, () =>
    [uuid, ...statementIds].reduce((count, id) => count + (remarks.of(id)?.length ?? 0), 0),
  )
}
