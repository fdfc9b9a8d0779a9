import { SAVING, type SavePhase } from '@outcome-studio/shared/document'
import { useSyncExternalStore } from 'react'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'

/** The save phase as it is shown: input that the document has not read yet is unsaved too. */
export function useSavePhase(): SavePhase {
  const phase = useDocumentValue(SAVING, ({ saveState }) => saveState.phase)
  const { pending } = useEditor()
  const isRead = useSyncExternalStore(pending.subscribe, pending.isAllRead)
  return !isRead && phase !== 'saving' ? 'unsaved' : phase
}
