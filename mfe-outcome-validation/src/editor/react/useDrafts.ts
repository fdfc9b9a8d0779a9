import {
  DocumentDrafts,
  type Draft,
  type DraftPersistence,
  type StudyDocument,
  type StudySession,
  studyKind,
} from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createDraftStore } from '../../core/createDraftStore.ts'

interface Drafts {
  /** An earlier session's unsaved state of this study, to be restored or discarded. */
  readonly offered: Draft<StudyDocument> | null
  readonly restore: () => void
  readonly discard: () => void
  /** Whether what is unsaved now is on the device. */
  readonly persistence: DraftPersistence
}

/** Persists the session's unsaved state on the device, and offers what an earlier session left there. */
export function useDrafts(session: StudySession): Drafts {
  const host = useHost()
  const [store] = useState(() => createDraftStore(host))
  const [id] = useState(() => crypto.randomUUID())
  const drafts = useMemo(
    () =>
      new DocumentDrafts({
        kind: studyKind,
        session,
        store,
        id,
        locks: navigator.locks,
        now: () => new Date(),
      }),
    [session, store, id],
  )

  useEffect(() => {
    const release = drafts.start()
    const flush = () => drafts.flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      release()
    }
  }, [drafts])

  const offered = useSyncExternalStore(drafts.subscribe, () => drafts.offered)
  const persistence = useSyncExternalStore(drafts.subscribe, () => drafts.persistence)
  return { offered, persistence, restore: () => drafts.restore(), discard: () => drafts.discard() }
}
