import type { RpcError } from '../../base/RpcError.ts'

/** Where a stream puts what its caller is to receive. */
export interface StreamSink {
  /** @param message a response in proto3 JSON */
  send(message: object): void
  /** Ends the stream with an error. */
  fail(error: RpcError): void
}

/** The server's end of a Listen or Write call, whatever transport carries it. */
export interface Stream {
  /** @param message a request in proto3 JSON, unchecked */
  receive(message: unknown): void
  /** The caller is gone. */
  close(): void
}
