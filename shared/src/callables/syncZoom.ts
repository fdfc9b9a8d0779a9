import * as z from 'zod/mini'
import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

const count = z.int().check(z.minimum(0))

/**
 * Imports the events from Zoom. One sync runs at a time: a second call reports on the running one.
 * `finished` is false if the time was not enough: the next call, or the next scheduled run, continues the sync.
 * Fails with failed-precondition (cen/zoom-unavailable).
 */
export const syncZoom = defineCallable({
  name: 'syncZoom',
  access: 'toolsAdmin',
  input: NOTHING,
  output: z.object({
    syncResult: z.object({
      created: count,
      changed: count,
      unchanged: count,
      cancelled: count,
      failed: z.readonly(z.array(z.object({ what: z.string(), reason: z.string() }))),
      finished: z.boolean(),
    }),
  }),
  seconds: 300,
  callsPerMinute: 6,
  maxBytes: SMALL_REQUEST,
})
