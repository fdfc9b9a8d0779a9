import { ACTION_TOAST_DURATION, toastDuration } from '@outcome-studio/shared/domain'
import { createReadable, type Readable, type ToastOptions } from '@outcome-studio/shared/feature'

export interface Toast {
  readonly id: number
  readonly message: string
  readonly kind: NonNullable<ToastOptions['kind']>
  readonly action: ToastOptions['action']
  /** Milliseconds until it closes; null if it stays until it is used or closed. */
  readonly duration: number | null
}

export interface ShellToastOptions extends ToastOptions {
  /**
   * Whether it closes automatically. Default: true without an action. A toast with an action, such as undo, stays
   * until it is used or closed.
   */
  readonly passes?: boolean
}

export interface Toasts {
  readonly shown: Readable<readonly Toast[]>
  show(message: string, options?: ShellToastOptions): void
  close(id: number): void
}

/** The notifications on the page. A duplicate replaces the one that is shown. */
export function createToasts(): Toasts {
  const shown = createReadable<readonly Toast[]>([])
  let latest = 0
  return {
    shown,
    show: (message, { kind = 'error', action, passes = action === undefined } = {}) => {
      latest += 1
      const time = action === undefined ? toastDuration(message) : ACTION_TOAST_DURATION
      const toast = { id: latest, message, kind, action, duration: passes ? time : null }
      const others = shown.get().filter((other) => other.message !== message)
      shown.set([...others, toast])
    },
    close: (id) => shown.set(shown.get().filter((toast) => toast.id !== id)),
  }
}
