import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import type { Modals } from './createModals.ts'

/** The command palette as the page knows it: open or not. */
export interface Palette {
  readonly isOpen: Readable<boolean>
  /** Does nothing while a modal is open. */
  open(): void
  close(): void
}

/** Never over a modal: none is covered, and one that opens by itself takes the palette's place. */
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
