import { useId, useState } from 'react'

/** Whether the remarks of a row are shown. */
export interface Opened {
  readonly isOpen: boolean
  /** Id of the element that contains the remarks, for `aria-controls`. */
  readonly listId: string
  readonly onToggle: () => void
}

/** Tracks whether the remarks of a row are shown. */
export function useOpened(): Opened {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return { isOpen, listId, onToggle: () => setOpen(!isOpen) }
}
