import { useReadable } from '@outcome-studio/shared/feature'
import { VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEditor } from './EditorContext.ts'

/** Announces moves and removals to screen readers. */
export function Announcements() {
  const text = useReadable(useEditor().announcement)
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>
}
