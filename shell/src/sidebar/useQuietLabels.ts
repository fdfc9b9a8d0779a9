import { useEffect, useState } from 'react'

/** Escape hides the name that an icon shows on hover and focus, until the pointer or the focus has moved on. */
export function useQuietLabels() {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setQuiet(true)
    document.addEventListener('keydown', hide)
    return () => document.removeEventListener('keydown', hide)
  }, [])
  const show = () => setQuiet(false)
  return { 'data-quiet': isQuiet, onPointerOver: show, onPointerLeave: show, onFocus: show }
}
