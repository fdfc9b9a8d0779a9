import type {
  StreamingCallableDefinition,
  StreamMessage,
} from '@outcome-studio/shared/callables/defineStreamingCallable'
import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import {
  type CallableFunction,
  type CallableRequest,
  type CallableResponse,
  onCall,
} from 'firebase-functions/v2/https'
import type { Caller } from '../guards/requireSignIn.ts'
import { runsAs } from '../serviceAccounts/runsAs.ts'
import { createGate } from './createGate.ts'
import { guardCallable } from './guardCallable.ts'
import { noteFailure } from './noteFailure.ts'
import type { ServeOptions } from './serveCallable.ts'
import { toHttpsError } from './toHttpsError.ts'

const SECOND = 1_000

interface Client<Chunk> {
  readonly send: (chunk: Chunk) => Promise<void>
  /** Aborted once the client has disconnected. */
  readonly signal: AbortSignal
}

/** Serves a streaming callable; checks and errors are those of serveCallable. */
export function serveStreamingCallable<Sent, Accepted, Chunk, Output>(
  definition: StreamingCallableDefinition<Sent, Accepted, Chunk, Output>,
  options: ServeOptions,
  work: (input: Accepted, caller: Caller, client: Client<Chunk>) => Promise<Output>,
): CallableFunction<unknown, Promise<Output>, StreamMessage<Chunk>> {
  const pass = createGate(definition)
  const callable = onCall(
    // The client does not see the protocol's own heartbeats.
    {
      ...options,
      ...runsAs(definition.name),
      region: FUNCTIONS_REGION,
      timeoutSeconds: definition.seconds,
      heartbeatSeconds: null,
    },
    async (request: CallableRequest<unknown>, response?: CallableResponse<StreamMessage<Chunk>>) => {
      const send = async (message: StreamMessage<Chunk>) => {
        await response?.sendChunk(message)
      }
      const heartbeat = setInterval(send, definition.heartbeatSeconds * SECOND, {})
      try {
        const { input, caller } = await pass(request)
        const signal = response?.signal ?? new AbortController().signal
        return await work(input, caller, { signal, send: (chunk) => send({ chunk }) })
      } catch (cause) {
        throw noteFailure(definition.name, request, toHttpsError(cause))
      } finally {
        clearInterval(heartbeat)
      }
    },
  )
  return guardCallable(definition, callable)
}
