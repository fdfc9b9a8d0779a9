import type { Schedule, Trigger } from './messages.ts'

/** State of the functions process. */
export type HostState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'serving'
      /** Loopback port of the functions process itself. */
      readonly port: number
      readonly callables: readonly string[]
      readonly triggers: readonly Trigger[]
      readonly schedules: readonly Schedule[]
    }
  /** The code cannot be loaded. It is loaded again when a file changes, or on request. */
  | { readonly kind: 'broken'; readonly reason: string }
  /** The process exited or was killed because it hung. It restarts shortly. */
  | { readonly kind: 'restarting'; readonly reason: string }
  | { readonly kind: 'closed' }
