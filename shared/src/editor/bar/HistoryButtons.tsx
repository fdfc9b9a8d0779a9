import { ANYTHING } from '@outcome-studio/shared/document'
import { IconButton } from '@outcome-studio/shared/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'

/** Undo and redo buttons for the edits of the whole document. */
export function HistoryButtons() {
  const { undo, redo } = useEditor()
  const canUndo = useDocumentValue(ANYTHING, (document) => document.canUndo)
  const canRedo = useDocumentValue(ANYTHING, (document) => document.canRedo)
  return (
    <>
      <IconButton label="Undo" disabled={!canUndo} onClick={undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </>
  )
}
