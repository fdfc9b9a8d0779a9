import { createLazy } from '@outcome-studio/shared/domain'
import { useLazyComponent, useReadable } from '@outcome-studio/shared/feature'
import { useEditor } from '../react/EditorContext.ts'

const moveDialog = createLazy(async () => (await import('./MoveDialog.tsx')).MoveDialog)

/** Asks where to put an item, once somebody wants to move it somewhere. */
export function MoveHost() {
  const { placing } = useEditor()
  const uuid = useReadable(placing)
  const close = () => placing.set(null)
  const Dialog = useLazyComponent(moveDialog, uuid !== null, close)
  return Dialog && uuid !== null && <Dialog key={uuid} uuid={uuid} onClose={close} />
}
