import { keyOf } from '@outcome-studio/shared/ui'
import { type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * Hides the label that an icon shows on hover and focus: after Escape (WCAG 1.4.13), a press, and on another page. It
 * comes back once the pointer enters another entry, or focus one by Tab. Only focus by Tab shows a label, not focus
 * that a popover or a dialog returns.
 */
export function useDismissibleLabels(pathname: string) {
  // Labels are shown on one page: going to another hides them.
  const [shownAt, setShownAt] = useState<string | null>(pathname)
  const [isByTab, setByTab] = useState(false)
  const isTabDown = useRef(false)
  /** The entry below the pointer. Within one, the pointer moves from element to element. */
  const pointed = useRef<Element | null>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event)
      isTabDown.current = key === 'Tab'
      if (key === 'Escape') setShownAt(null)
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
  const show = () => setShownAt(pathname)
  const hide = () => setShownAt(null)
  const point = (entry: Element | null) => {
    if (entry !== pointed.current) show()
    pointed.current = entry
  }
  const showOnTab = () => {
    setByTab(isTabDown.current)
    if (isTabDown.current) show()
  }
  return {
    'data-quiet': shownAt !== pathname,
    'data-by-tab': isByTab,
    onPointerOver: ({ target }: PointerEvent) =>
      point(target instanceof Element ? target.closest('li') : null),
    onPointerLeave: () => point(null),
    onPointerDown: hide,
    // A key presses without a pointer, and a finger leaves before the click.
    onClick: hide,
    onFocus: showOnTab,
  }
}
