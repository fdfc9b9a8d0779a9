import { useEffect, useEffectEvent, useState } from 'react'

interface TypedAheadOptions {
  readonly isOpen: boolean
  /** Whether its own field takes the keys by now. */
  readonly isLoaded: boolean
  readonly giveUp: () => void
}

/**
 * Takes what is typed while the palette is on its way, which would land in the page below; Escape gives it up.
 * @returns what was typed since it was asked for
 */
export function useTypedAhead({ isOpen, isLoaded, giveUp }: TypedAheadOptions): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (!isOpen) setTyped('')
  }, [isOpen])

  const capture = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (key === 'Escape') giveUp()
    else if (key === 'Backspace') setTyped((before) => before.slice(0, -1))
    else if ([...key].length === 1) setTyped((before) => before + key)
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    if (!isOpen || isLoaded) return
    const listener = (event: KeyboardEvent) => capture(event)
    // Before anything of the page, whose editors capture keys for themselves.
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [isOpen, isLoaded])
  return typed
}
