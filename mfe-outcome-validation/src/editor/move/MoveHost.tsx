import { useReadable } from '@outcome-studio/shared/feature'
import { useEditor } from '../binding/EditorContext.ts'
import { useLatePart } from '../binding/useLatePart.ts'

const loadDialog = async () => (await import('./MoveDialog.tsx')).MoveDialog

/** Asks where to put an item, once somebody wants to move it somewhere. */
export const MoveHost = () => {
  const { placing } = useEditor()
  const uuid = useReadable(placing)
  const close = () => placing.set(null)
  const Dialog = useLatePart(uuid !== null, loadDialog, close)
  return Dialog && uuid !== null && <Dialog key={uuid} uuid={uuid} onClose={close} />
}
