import { useLayoutEffect, useState } from 'react'

/**
 * In a dialog, gives the focus back to where it was before as soon as the dialog is removed. React Aria does the same one
 * frame later. In between, the dialog below would take the focus for itself if it opened half a second ago: React Aria
 * focuses it again then, for VoiceOver, if nothing has the focus.
 */
export function ReturnFocus() {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const giveBack = () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
    // The dialog's elements are removed after this cleanup, and before the next task.
    return () => queueMicrotask(giveBack)
  }, [before])
  return null
}
