import type { StoredDocument, StudyDocument, StudySession } from '@outcome-studio/shared/document'
import { studyUuid } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'
import { isAllRead } from '../model/TypedSurvey.ts'
import { useEditor } from './EditorContext.ts'

/** `saveOver`: the newer version to replace. */
type SaveMode = 'save' | 'saveAnew' | { readonly saveOver: StoredDocument<StudyDocument> }

/** Returns a function that saves. A failure sets the session's save state and shows a toast. */
export function useSave(): (mode?: SaveMode) => Promise<void> {
  const host = useHost()
  const { session, typedSurvey } = useEditor()
  return useCallback(
    async (mode = 'save') => {
      typedSurvey.commitAll()
      const isSaved = await saveIn(mode, session)
      const { problem } = session.saveState
      // The conflict dialog reports a conflict.
      if (!isSaved && problem && problem.kind !== 'conflict') host.showError(problem.cause)
      if (isSaved && !isAllRead(typedSurvey.texts.get())) {
        host.toast('Saved, except the invalid numbers under “Needs for analysis”.', { kind: 'info' })
      }
    },
    [host, session, typedSurvey],
  )
}

function saveIn(mode: SaveMode, session: StudySession): Promise<boolean> {
  if (mode === 'save') return session.save()
  if (mode === 'saveAnew') return session.saveAnew(studyUuid(crypto.randomUUID()))
  return session.saveOver(mode.saveOver)
}
