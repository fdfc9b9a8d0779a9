import { useReadable } from '@outcome-studio/shared/feature'
import { VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEditor } from '../binding/EditorContext.ts'

/** Says moves and removals to those who cannot see them. */
export const Announcements = () => {
  const words = useReadable(useEditor().announcement)
  return <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
}
