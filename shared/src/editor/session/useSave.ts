import { useHost } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'
import { useEditor } from './EditorContext.ts'

/**
 * Returns a function that saves: by the session's `save`, or by another way that resolves with whether it saved. A
 * failure sets the session's save state and shows a toast. A save is logged.
 */
export function useSave(): (write?: () => Promise<boolean>) => Promise<void> {
  const host = useHost()
  const { document, pending, kind } = useEditor()
  return useCallback(
    async (write = () => document.save()) => {
      pending.commitAll()
      const isNew = document.header === null
      const isSaved = await write()
      if (isSaved) host.logEvent('document_saved', { kind, is_new: isNew })
      const { problem } = document.saveState
      // The conflict dialog reports a conflict.
      if (!isSaved && problem && problem.kind !== 'conflict') host.showError(problem.cause)
      if (isSaved && !pending.isAllRead()) host.toast(pending.savedWithout, { kind: 'info' })
    },
    [host, document, pending, kind],
  )
}
