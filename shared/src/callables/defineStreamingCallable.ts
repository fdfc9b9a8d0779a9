import type { CallableDefinition, Schema } from './defineCallable.ts'

/** A callable that sends chunks before its result. */
export interface StreamingCallableDefinition<Sent, Accepted, Chunk, Output>
  extends CallableDefinition<Sent, Accepted, Output> {
  readonly chunk: Schema<Chunk, unknown>
  /** Longest silence of the server, which sends a heartbeat after it. The client gives up after three of them. */
  readonly heartbeatSeconds: number
}

/**
 * What a streaming callable sends. The SDK hides the heartbeats of the protocol from the client, so a heartbeat is a
 * message without a chunk.
 */
export interface StreamMessage<Chunk> {
  readonly chunk?: Chunk
}

/** Defines a streaming callable once for the functions and for the data layer. */
export function defineStreamingCallable<Sent, Accepted, Chunk, Output>(
  definition: StreamingCallableDefinition<Sent, Accepted, Chunk, Output>,
): StreamingCallableDefinition<Sent, Accepted, Chunk, Output> {
  return definition
}
