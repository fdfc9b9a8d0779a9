import type { Trigger } from './messages.ts'

/** Where the functions process stands. */
export type HostState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'serving'
      /** Loopback port of the functions process itself. */
      readonly port: number
      readonly callables: readonly string[]
      readonly triggers: readonly Trigger[]
    }
  /** The code cannot be loaded; it is tried again when a file changes, or on request. */
  | { readonly kind: 'broken'; readonly reason: string }
  /** The process ended by itself or was ended for hanging; it is started again shortly. */
  | { readonly kind: 'restarting'; readonly reason: string }
  | { readonly kind: 'closed' }
