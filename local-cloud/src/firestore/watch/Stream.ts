import type { RpcError } from '../../base/RpcError.ts'

/** Receives a stream's messages to the caller. */
export interface StreamSink {
  /** @param message a response in proto3 JSON */
  send(message: object): void
  /** Ends the stream with an error. */
  fail(error: RpcError): void
}

/** Server side of a Listen or Write call, independent of the transport. */
export interface Stream {
  /** @param message a request in proto3 JSON, not validated */
  receive(message: unknown): void
  /** Releases the stream after the caller disconnected. */
  close(): void
}
