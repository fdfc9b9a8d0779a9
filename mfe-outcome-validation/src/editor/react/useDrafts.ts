import {
  DocumentDrafts,
  type Draft,
  type DraftPersistence,
  type StudyDocument,
  studyKind,
} from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createDraftStore } from '../../core/createDraftStore.ts'
import { useEditor } from './EditorContext.ts'

type StudyDraft = Draft<StudyDocument>

interface Drafts {
  /** An earlier session's unsaved state that was not restored by itself. */
  readonly offered: StudyDraft | null
  readonly restore: () => void
  readonly discard: () => void
  /** An earlier session's unsaved state that was restored. */
  readonly restored: StudyDraft | null
  /** Whether undo leads back to the version before the restored draft. */
  readonly isRestoredLast: boolean
  readonly dismiss: () => void
  /** Whether what is unsaved now is on the device. */
  readonly persistence: DraftPersistence
}

/** Persists the session's unsaved state on the device, and restores what an earlier session left there. */
export function useDrafts(): Drafts {
  const host = useHost()
  const { session, typedSurvey } = useEditor()
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
    const flush = () => {
      typedSurvey.commitAll()
      drafts.flush()
    }
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      release()
    }
  }, [drafts, typedSurvey])

  const offered = useSyncExternalStore(drafts.subscribe, () => drafts.offered)
  const restored = useSyncExternalStore(drafts.subscribe, () => drafts.restored)
  const isRestoredLast = useSyncExternalStore(drafts.subscribe, () => drafts.isRestoredLast)
  const persistence = useSyncExternalStore(drafts.subscribe, () => drafts.persistence)
  return {
    offered,
    restore: () => void drafts.restore(),
    discard: () => drafts.discard(),
    restored,
    isRestoredLast,
    dismiss: () => drafts.dismiss(),
    persistence,
  }
}
