import type { ZoomConfig } from '../store/ZoomConfig.ts'
import type { ZoomStore } from '../store/ZoomStore.ts'

/** What every action of the video conferences needs. */
export interface Zoom {
  readonly store: ZoomStore
  readonly config: ZoomConfig
  /** Its own origin, for example "http://localhost:9400". */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Queues a notice for the webhook. Called in the transaction of the change that it reports. */
  readonly queue: (notice: string) => void
}
