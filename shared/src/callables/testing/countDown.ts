import * as z from 'zod/mini'
import { SMALL_REQUEST } from '../defineCallable.ts'
import { defineStreamingCallable } from '../defineStreamingCallable.ts'

/** How the stream of a test ends. */
const ending = z.enum(['good', 'slow', 'refusal', 'failure', 'untilAborted'])

/** A callable for tests: counts down in chunks and returns how many there were. */
export const countDown = defineStreamingCallable({
  name: 'countDown',
  access: 'signedIn',
  input: z.object({ from: z.int(), ending }),
  chunk: z.object({ left: z.int() }),
  output: z.object({ chunks: z.int() }),
  seconds: 60,
  callsPerMinute: 100,
  maxBytes: SMALL_REQUEST,
  // The client gives up after three heartbeats. A busy machine may be three seconds late.
  heartbeatSeconds: 3,
})
