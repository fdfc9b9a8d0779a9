import { createReadable, type Readable, type ToastOptions } from '@outcome-studio/shared/feature'
import { ACTION_TOAST_DURATION, toastDuration } from '../domain/toastDuration.ts'

export interface Toast {
  readonly id: number
  readonly message: string
  readonly kind: NonNullable<ToastOptions['kind']>
  readonly action: ToastOptions['action']
  /** Milliseconds until it closes. */
  readonly duration: number
}

export interface ShellToastOptions extends ToastOptions {
  /** Milliseconds until it closes. The default depends on the message and on whether there is an action. */
  readonly duration?: number
}

export interface Toasts {
  readonly shown: Readable<readonly Toast[]>
  show(message: string, options?: ShellToastOptions): void
  close(id: number): void
  /** Closes notifications with an action on the page that the user leaves. Errors stay. */
  leavePage(): void
}

/** The notifications on the page. A duplicate replaces the one that is shown. */
export function createToasts(): Toasts {
  const shown = createReadable<readonly Toast[]>([])
  let latest = 0
  return {
    shown,
    show: (message, { kind = 'error', action, duration } = {}) => {
      latest += 1
      const usual = action === undefined ? toastDuration(message) : ACTION_TOAST_DURATION
      const toast = { id: latest, message, kind, action, duration: duration ?? usual }
      const others = shown.get().filter((other) => other.message !== message)
      shown.set([...others, toast])
    },
    close: (id) => shown.set(shown.get().filter((toast) => toast.id !== id)),
    leavePage: () =>
      shown.set(shown.get().filter(({ kind, action }) => kind === 'error' || action === undefined)),
  }
}
