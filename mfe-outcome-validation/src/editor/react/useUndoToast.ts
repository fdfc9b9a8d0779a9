import { useEditor } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'
import { useSession } from './EditorContext.ts'

/** Returns a function that reports the latest edit in a toast, with a button that undoes it. */
export function useUndoToast(): (message: string) => void {
  const host = useHost()
  const session = useSession()
  const { undo } = useEditor()
  return useCallback(
    (message: string) => {
      const edit = session.latestEdit
      const onAction = () => {
        if (session.latestEdit === edit) undo()
        else
          host.toast('The study was edited since. “Undo” above reverts one edit at a time.', { kind: 'info' })
      }
      host.toast(message, { kind: 'info', action: { label: 'Undo', onAction } })
    },
    [host, session, undo],
  )
}
