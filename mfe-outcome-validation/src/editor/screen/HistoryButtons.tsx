import { ANYTHING } from '@outcome-studio/shared/document'
import { IconButton } from '@outcome-studio/shared/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { useEditor } from '../react/EditorContext.ts'
import { useSessionValue } from '../react/useSessionValue.ts'

/** Undo and redo buttons for the edits of the whole study. */
export function HistoryButtons() {
  const { actions } = useEditor()
  const canUndo = useSessionValue(ANYTHING, (session) => session.canUndo)
  const canRedo = useSessionValue(ANYTHING, (session) => session.canRedo)
  return (
    <>
      <IconButton label="Undo" disabled={!canUndo} onClick={actions.undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={actions.redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </>
  )
}
