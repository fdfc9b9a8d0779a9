import { useEffect, useState } from 'react'

/** Escape hides the name that an icon shows on hover and focus, until the pointer or the focus has moved on. */
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
