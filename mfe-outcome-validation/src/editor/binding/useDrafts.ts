import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Draft } from '../draft/Draft.ts'
import { DraftKeeper } from '../draft/DraftKeeper.ts'
import type { Keeping } from '../draft/DraftStore.ts'
import { holdDraft, onceDraftIsLeft } from '../draft/draftLocks.ts'
import { draftStoreOf } from '../draft/draftStoreOf.ts'
import { isLeftOver, restoreDraft } from '../draft/restoreDraft.ts'
import type { EditorSession } from '../model/EditorSession.ts'

interface Drafts {
  /** An earlier session's unsaved state of this study, waiting for a decision. */
  readonly offered: Draft | null
  readonly restore: () => void
  readonly discard: () => void
  /** Whether what is unsaved now is on the device. */
  readonly keeping: Keeping
}

/** Keeps the session's unsaved state on the device, and offers what an earlier session left there. */
export function useDrafts(session: EditorSession): Drafts {
  const host = useHost()
  const [store] = useState(() => draftStoreOf(host))
  const [waiting, setWaiting] = useState<readonly Draft[]>([])
  const [id] = useState(() => crypto.randomUUID())
  const [keeping, setKeeping] = useState<Keeping>('kept')
  const keeper = useMemo(
    () =>
      new DraftKeeper({
        session,
        store,
        id,
        now: () => new Date(),
        onKeeping: setKeeping,
      }),
    [session, store, id],
  )

  useEffect(() => {
    const releases = [holdDraft(id), keeper.start()]
    const flush = () => keeper.flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      for (const release of releases) release()
    }
  }, [keeper, id])

  useEffect(() => {
    const offer = (left: Pick<Draft, 'id'>) => {
      const draft = store.of(session.uuid).find((kept) => kept.id === left.id)
      if (!draft) return
      if (isLeftOver(session, draft)) store.forget(draft)
      else setWaiting((drafts) => [...drafts, draft])
    }
    const releases = store.of(session.uuid).map((draft) => onceDraftIsLeft(draft.id, () => offer(draft)))
    return () => {
      for (const release of releases) release()
      setWaiting([])
    }
  }, [session, store])

  const [offered = null] = waiting
  const settle = useCallback(() => {
    if (offered) store.forget(offered)
    setWaiting((drafts) => drafts.slice(1))
  }, [offered, store])

  const restore = useCallback(() => {
    if (!offered) return
    restoreDraft(session, offered)
    // Kept anew before the old one goes: there is always one on the device.
    keeper.flush()
    settle()
  }, [offered, session, keeper, settle])

  return { offered, restore, discard: settle, keeping }
}
