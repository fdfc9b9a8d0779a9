import { useEffect, useState } from 'react'

/** Escape hides the label that an icon shows on hover and focus, until pointer or focus moves (WCAG 1.4.13). */
export function useDismissibleLabels() {
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', hide)
    return () => document.removeEventListener('keydown', hide)
  }, [])
  const show = () => setDismissed(false)
  return { 'data-quiet': isDismissed, onPointerOver: show, onPointerLeave: show, onFocus: show }
}
