import type { StoredDocument, StudyDocument, StudySession } from '@outcome-studio/shared/document'
import { studyUuid } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'
import { useEditor } from './EditorContext.ts'

/** `saveOver`: the newer version to replace. */
type SaveMode = 'save' | 'saveAnew' | { readonly saveOver: StoredDocument<StudyDocument> }

/** Returns a function that saves. A failure sets the session's save state and shows a toast. */
export function useSave(): (mode?: SaveMode) => Promise<void> {
  const host = useHost()
  const { session } = useEditor()
  return useCallback(
    async (mode = 'save') => {
      const isSaved = await saveIn(mode, session)
      const { problem } = session.saveState
      // The conflict dialog reports a conflict.
      if (!isSaved && problem && problem.kind !== 'conflict') host.showError(problem.cause)
    },
    [host, session],
  )
}

function saveIn(mode: SaveMode, session: StudySession): Promise<boolean> {
  if (mode === 'save') return session.save()
  if (mode === 'saveAnew') return session.saveAnew(studyUuid(crypto.randomUUID()))
  return session.saveOver(mode.saveOver)
}
