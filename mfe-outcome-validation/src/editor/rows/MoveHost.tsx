import { createLazyPart } from '@outcome-studio/shared/editor'
import { useLazyComponent, useReadable } from '@outcome-studio/shared/feature'
import { useEditor } from '../react/EditorContext.ts'

const moveDialog = createLazyPart(async () => (await import('./MoveDialog.tsx')).MoveDialog)

/** Shows the lazy-loaded move dialog while an item is being placed. */
export function MoveHost() {
  const { placing } = useEditor()
  const uuid = useReadable(placing)
  const close = () => placing.set(null)
  const Dialog = useLazyComponent(moveDialog, uuid !== null, close)
  return Dialog && uuid !== null && <Dialog key={uuid} uuid={uuid} onClose={close} />
}
