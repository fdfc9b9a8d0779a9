import { cachedStudies } from '@outcome-studio/shared/data'
import { followStored, MERGED, studyDocuments } from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { useEditor } from './EditorContext.ts'

/** Follows what other tabs and devices save, and reports what a save has merged. */
export function useFollowStored(): void {
  const host = useHost()
  const { session, actions, announce } = useEditor()

  useEffect(() => {
    const repository = studyDocuments(cachedStudies(host.queryClient))
    const onFollowed = () => announce('Updated with changes that were saved elsewhere.')
    const following = followStored({ session, repository, onFollowed })
    addEventListener('online', following.check)
    document.addEventListener('visibilitychange', following.check)
    return () => {
      removeEventListener('online', following.check)
      document.removeEventListener('visibilitychange', following.check)
      following.release()
    }
  }, [host, session, announce])

  useEffect(
    () =>
      session.subscribe(MERGED, () =>
        host.toast('Merged with changes that were saved in another tab or on another device.', {
          kind: 'info',
          action: { label: 'Undo', onAction: actions.undo },
        }),
      ),
    [host, session, actions],
  )
}
