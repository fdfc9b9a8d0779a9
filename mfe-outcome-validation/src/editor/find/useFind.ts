import { useCallback, useEffect, useRef, useState } from 'react'

/** Opens and closes the search in a study and restores the focus. */
export function useFind() {
  const [isOpen, setOpen] = useState(false)
  const [isReplacing, setReplacing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element | null>(null)

  const enter = useCallback(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const open = useCallback(() => {
    before.current ??= document.activeElement
    setOpen(true)
    enter()
  }, [enter])

  /** Pressing the shortcut again in the field opens the browser's own search. */
  const onFind = useCallback(
    (event: KeyboardEvent) => {
      if (document.activeElement === field.current && field.current !== null) return
      event.preventDefault()
      open()
    },
    [open],
  )
  const onReplace = useCallback(
    (event: KeyboardEvent) => {
      event.preventDefault()
      setReplacing(true)
      open()
    },
    [open],
  )
  useEffect(() => {
    if (isOpen) enter()
  }, [isOpen, enter])

  const close = useCallback((isThere: boolean) => {
    setOpen(false)
    if (!isThere && before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }, [])
  return { isOpen, isReplacing, setReplacing, field, open, onFind, onReplace, close }
}
