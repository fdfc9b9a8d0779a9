import { keyOf } from '@outcome-studio/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'

interface TypedAheadOptions {
  readonly isOpen: boolean
  /** Whether the palette is loaded, so that its own field receives the keys. */
  readonly isLoaded: boolean
  readonly giveUp: () => void
}

/**
 * Captures typed keys while the palette is loading; otherwise the page below would receive them. Escape cancels.
 * @returns the text typed since the palette was opened
 */
export function useTypedAhead({ isOpen, isLoaded, giveUp }: TypedAheadOptions): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (!isOpen) setTyped('')
  }, [isOpen])

  const capture = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event)
    if (event.ctrlKey || event.metaKey || event.altKey) return
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
    // Runs in the capture phase, before the key handlers of the page's editors.
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [isOpen, isLoaded])
  return typed
}
