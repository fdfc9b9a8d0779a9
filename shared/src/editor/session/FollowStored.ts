import { MERGED } from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { useEditor } from './EditorContext.ts'

/**
 * Follows versions saved by other tabs and devices, and reports merges. It renders nothing, so that updates do not
 * render the editor again.
 */
export function FollowStored() {
  const host = useHost()
  const { document: open, follow, announce, undo } = useEditor()

  useEffect(() => {
    const following = follow(() => announce('Updated with changes that were saved elsewhere.'))
    addEventListener('online', following.check)
    document.addEventListener('visibilitychange', following.check)
    return () => {
      removeEventListener('online', following.check)
      document.removeEventListener('visibilitychange', following.check)
      following.release()
    }
  }, [follow, announce])

  useEffect(
    () =>
      open.subscribe(MERGED, () =>
        host.toast('Merged with changes that were saved in another tab or on another device.', {
          kind: 'info',
          action: { label: 'Undo', onAction: undo },
        }),
      ),
    [host, open, undo],
  )
  return null
}
