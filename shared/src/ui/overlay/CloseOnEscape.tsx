import { type RefObject, useEffect, useEffectEvent } from 'react'
import { keyOf } from '../keys/keyOf.ts'

interface CloseOnEscapeProps {
  /** The dialog's element. */
  readonly dialog: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/**
 * Closes a dialog on Escape while nothing has focus. React Aria listens inside the dialog, and for some frames after
 * its focused control was removed keys go to the body.
 */
export function CloseOnEscape({ dialog, onClose }: CloseOnEscapeProps) {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (keyOf(event) !== 'Escape' || event.defaultPrevented || event.target !== document.body) return
    // A dialog above this one, or a menu, takes the key.
    if (dialog.current?.closest('[inert], [aria-hidden="true"]')) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return null
}
