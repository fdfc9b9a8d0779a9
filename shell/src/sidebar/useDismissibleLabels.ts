import { keyOf } from '@outcome-studio/shared/ui'
import { useEffect, useRef, useState } from 'react'

/**
 * Escape hides the label that an icon shows on hover and focus, until pointer or focus moves (WCAG 1.4.13). Only focus
 * by Tab shows a label, not focus that a popover or a dialog returns.
 */
export function useDismissibleLabels() {
  const [isDismissed, setDismissed] = useState(false)
  const [isByTab, setByTab] = useState(false)
  const isTabDown = useRef(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event)
      isTabDown.current = key === 'Tab'
      if (key === 'Escape') setDismissed(true)
    }
    const release = () => {
      isTabDown.current = false
    }
    // Captured, because a dialog that handles Tab may stop it.
    document.addEventListener('keydown', press, { capture: true })
    document.addEventListener('keyup', release, { capture: true })
    return () => {
      document.removeEventListener('keydown', press, { capture: true })
      document.removeEventListener('keyup', release, { capture: true })
    }
  }, [])
  const show = () => setDismissed(false)
  const showOnTab = () => {
    setByTab(isTabDown.current)
    if (isTabDown.current) show()
  }
  return {
    'data-quiet': isDismissed,
    'data-by-tab': isByTab,
    onPointerOver: show,
    onPointerLeave: show,
    onFocus: showOnTab,
  }
}
