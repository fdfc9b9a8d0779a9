import { IconButton } from '@outcome-studio/shared/ui'
import { Undo2 } from 'lucide-react'
import { useEditor } from '../binding/EditorContext.ts'
import { useSessionValue } from '../binding/useSessionValue.ts'
import { ANYTHING } from '../model/EditorSession.ts'

/** Takes edits back one by one, the latest first, wherever in the study they were made. */
export const UndoButton = () => {
  const { session, announcement } = useEditor()
  const canUndo = useSessionValue(ANYTHING, ({ canUndo }) => canUndo)
  const takeBack = () => {
    if (session.undo()) announcement.set('The last edit was taken back.')
  }
  return (
    <IconButton label="Take back the last edit" disabled={!canUndo} onClick={takeBack}>
      <Undo2 aria-hidden="true" />
    </IconButton>
  )
}
