import type { DraftPersistence } from '@outcome-studio/shared/document'
import { useEffect, useSyncExternalStore } from 'react'
import { useEditor } from '../session/EditorContext.ts'
import type { OpenDraft } from '../session/OpenDocument.ts'

interface Drafts {
  /** An earlier session's unsaved state that was not restored automatically. */
  readonly offered: OpenDraft | null
  readonly restore: () => void
  readonly discard: () => void
  /** An earlier session's unsaved state that was restored. */
  readonly restored: OpenDraft | null
  /** Whether undo leads back to the version before the restored draft. */
  readonly isRestoredLast: boolean
  readonly dismiss: () => void
  /** Whether the current unsaved state is stored on the device. */
  readonly persistence: DraftPersistence
}

/** Persists the session's unsaved state on the device, and restores the draft of an earlier session. */
export function useDrafts(): Drafts {
  const { drafts, pending } = useEditor()

  useEffect(() => {
    const release = drafts.start()
    const flush = () => {
      pending.commitAll()
      drafts.flush()
    }
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      pending.commitAll()
      release()
    }
  }, [drafts, pending])

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
