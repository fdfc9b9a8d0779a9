import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import type { Modals } from './createModals.ts'

/** The state of the command palette. */
export interface Palette {
  readonly isOpen: Readable<boolean>
  /** Does nothing while a modal is open. */
  open(): void
  close(): void
}

/** The palette never covers a modal. A modal that opens automatically closes the palette. */
export function createPalette({ shown }: Pick<Modals, 'shown'>): Palette {
  const isOpen = createReadable(false)
  shown.subscribe(() => {
    if (shown.get().modal !== null) isOpen.set(false)
  })
  return {
    isOpen,
    open: () => {
      if (shown.get().modal === null) isOpen.set(true)
    },
    close: () => isOpen.set(false),
  }
}
