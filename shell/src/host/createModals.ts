import { createReadable, type HostModal, type Readable } from '@outcome-studio/shared/feature'

/** The open overlays: at most one modal, and the checklist popover. */
export interface Overlays {
  readonly modal: HostModal | null
  readonly isChecklistOpen: boolean
  /** Whether the open checklist is one line, which opens it. */
  readonly isChecklistBrief: boolean
}

export interface Modals {
  readonly shown: Readable<Overlays>
  open(modal: HostModal): void
  /** Closes this modal; does nothing if another one is open. */
  close(modal: HostModal): void
  /** `isBrief`: as one line. Default: the whole list. */
  openChecklist(isBrief?: boolean): void
  closeChecklist(): void
}

/** Decides which overlays may be open at the same time (docs/product.md §2). */
export function createModals(): Modals {
  const shown = createReadable<Overlays>({ modal: null, isChecklistOpen: false, isChecklistBrief: false })
  const change = (next: Partial<Overlays>) => shown.set({ ...shown.get(), ...next })
  return {
    shown,
    open: (modal) =>
      change({ modal, isChecklistOpen: modal !== 'membershipRequired' && shown.get().isChecklistOpen }),
    close: (modal) => {
      if (shown.get().modal === modal) change({ modal: null })
    },
    openChecklist: (isBrief = false) => {
      if (shown.get().modal !== 'profile') change({ isChecklistOpen: true, isChecklistBrief: isBrief })
    },
    closeChecklist: () => change({ isChecklistOpen: false }),
  }
}
