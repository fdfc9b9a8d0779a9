import { siaRepository } from '@outcome-studio/shared/data'
import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useState } from 'react'

const keyOf = ({ studyUuid, id }: SiaSession) => ({ studyUuid, sessionId: id })

/** Rename, delete and restore sessions; a failure is shown. */
export function useSessionActions(onRemoved: (session: SiaSession) => void) {
  const host = useHost()
  const [removed, setRemoved] = useState<readonly SiaSession[]>([])
  const dismiss = useCallback(
    (session: SiaSession) => setRemoved((before) => before.filter(({ id }) => id !== session.id)),
    [],
  )
  const attempt = useCallback(
    async (action: () => Promise<void>): Promise<boolean> => {
      try {
        await action()
        return true
      } catch (error) {
        host.showError(error)
        return false
      }
    },
    [host],
  )
  const remove = useCallback(
    async (session: SiaSession) => {
      if (!(await attempt(() => siaRepository().remove(keyOf(session))))) return
      setRemoved((before) => [session, ...before])
      onRemoved(session)
    },
    [attempt, onRemoved],
  )
  const restore = useCallback(
    async (session: SiaSession): Promise<boolean> => {
      const isRestored = await attempt(() => siaRepository().restore(keyOf(session)))
      if (isRestored) dismiss(session)
      return isRestored
    },
    [attempt, dismiss],
  )
  const rename = useCallback(
    (session: SiaSession, title: string) => attempt(() => siaRepository().rename(keyOf(session), title)),
    [attempt],
  )
  return { removed, remove, restore, rename, dismiss }
}
