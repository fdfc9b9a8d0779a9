import { useLayoutEffect, useState } from 'react'

/**
 * In a dialog, returns focus to its previous place as soon as the dialog is removed. React Aria does the same one frame
 * later. In between, a dialog below that opened half a second ago would get the focus. React Aria focuses it again for
 * VoiceOver if nothing has focus.
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
