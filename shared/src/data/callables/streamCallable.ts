import type { Schema, Sendable } from '@outcome-studio/shared/callables/defineCallable'
import type { StreamingCallableDefinition } from '@outcome-studio/shared/callables/defineStreamingCallable'
import { isRecord } from '@outcome-studio/shared/domain/base'
import { withRequestId } from '@outcome-studio/shared/domain/errors'
import { callableUrl } from '../connection/callableUrl.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { requireSignedIn } from '../connection/requireSignedIn.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { createStreamWatchdog, type StreamWatchdog } from './createStreamWatchdog.ts'

interface StreamOptions<Chunk> {
  readonly onChunk: (chunk: Chunk) => void
  /** Ends the stream; the promise then rejects with its reason. */
  readonly signal: AbortSignal
}

/**
 * Calls a streaming function of the server and resolves with its result. A watchdog rejects where the SDK never
 * settles: without a result, with a silent server, or beyond the deadline.
 * @throws as callCallable; the signal's reason after an abort
 */
export async function streamCallable<Sent, Accepted, Chunk, Output>(
  definition: StreamingCallableDefinition<Sent, Accepted, Chunk, Output>,
  input: Sendable<Sent>,
  { onChunk, signal }: StreamOptions<Chunk>,
  connection = currentConnection(),
): Promise<Output> {
  const requestId = connection.requestId()
  let watchdog: StreamWatchdog | undefined
  try {
    signal.throwIfAborted()
    await requireSignedIn(connection)
    const { sdk, functions } = await connection.functions()
    const url = callableUrl(connection.config, definition.name, requestId)
    const call = sdk.httpsCallableFromURL<Sendable<Sent>, unknown, unknown>(functions, url)
    // Once the SDK has loaded: a slow network is not a silent server.
    watchdog = createStreamWatchdog(definition)
    const { stream, data } = await call.stream(input, { signal: AbortSignal.any([signal, watchdog.signal]) })
    // A rejection is reported by the stream first.
    data.catch(() => {})
    for await (const message of stream) {
      watchdog.restart()
      if (isRecord(message) && 'chunk' in message) onChunk(parse(definition.chunk, message.chunk))
    }
    return parse(definition.output, await Promise.race([data, endedEarly()]))
  } catch (cause) {
    signal.throwIfAborted()
    // The SDK reports any abort as a cancellation.
    const reason: unknown = watchdog?.signal.aborted ? watchdog.signal.reason : cause
    throw toStudioError(withRequestId(reason, requestId), 'cen/internal-error')
  } finally {
    watchdog?.release()
  }
}

/** The SDK has settled `data` before the stream ends, unless the answer has no result. */
async function endedEarly(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  throw new ServiceError('functions/internal', 'The stream ended before its result.')
}

function parse<Value>(schema: Schema<Value, unknown>, value: unknown): Value {
  const result = schema.safeParse(value)
  if (!result.success) throw result.error
  return result.data
}
