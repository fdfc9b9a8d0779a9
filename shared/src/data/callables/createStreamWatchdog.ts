import type { StreamingCallableDefinition } from '@outcome-studio/shared/callables/defineStreamingCallable'
import { ServiceError } from '../errors/ServiceError.ts'

const SECOND = 1_000

/** Number of heartbeats after which a silent server counts as failed. */
const MISSED_HEARTBEATS = 3

/** Aborts a stream that is silent or takes too long. */
export interface StreamWatchdog {
  /** Aborted with a ServiceError deadline-exceeded as its reason. */
  readonly signal: AbortSignal
  /** Restarts the limit of silence. Call it whenever the server has sent something. */
  readonly restart: () => void
  readonly release: () => void
}

/**
 * Starts watching at once.
 * @param seconds limit of the whole stream
 * @param heartbeatSeconds interval of the server's heartbeats
 */
export function createStreamWatchdog({
  seconds,
  heartbeatSeconds,
}: Pick<
  StreamingCallableDefinition<unknown, unknown, unknown, unknown>,
  'seconds' | 'heartbeatSeconds'
>): StreamWatchdog {
  const controller = new AbortController()
  const abort = (milliseconds: number) =>
    controller.abort(
      new ServiceError(
        'functions/deadline-exceeded',
        `The stream was silent or open for ${milliseconds} ms.`,
      ),
    )
  const limit = seconds * SECOND
  const patience = heartbeatSeconds * MISSED_HEARTBEATS * SECOND
  const deadline = setTimeout(abort, limit, limit)
  let silence = setTimeout(abort, patience, patience)
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(silence)
      silence = setTimeout(abort, patience, patience)
    },
    release: () => {
      clearTimeout(deadline)
      clearTimeout(silence)
    },
  }
}
