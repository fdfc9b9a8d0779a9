import { keyOf } from '@outcome-studio/shared/ui'
import { type RefObject, useEffect } from 'react'

const TYPED_INTO =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]'

/** Lets the key "/" focus a field, unless another field or an overlay has focus. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isPlain = keyOf(event) === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      const { target } = event
      if (!isPlain || event.defaultPrevented || (target instanceof Element && target.closest(TYPED_INTO)))
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [field])
}
