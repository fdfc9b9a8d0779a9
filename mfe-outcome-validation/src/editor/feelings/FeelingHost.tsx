import { createLazyPart } from '@outcome-studio/shared/editor'
import { useLazyComponent, useReadable } from '@outcome-studio/shared/feature'
import { useEditor } from '../react/EditorContext.ts'

const feelingDialog = createLazyPart(async () => (await import('./FeelingDialog.tsx')).FeelingDialog)

/** Shows the lazy-loaded dialog while a feeling is being moved. It stays when the list of its remark does not. */
export function FeelingHost() {
  const { feeling } = useEditor()
  const moved = useReadable(feeling)
  const close = () => feeling.set(null)
  const Dialog = useLazyComponent(feelingDialog, moved !== null, close)
  return Dialog && moved && <Dialog {...moved} onClose={close} />
}
