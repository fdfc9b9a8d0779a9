import type { IncomingMessage, ServerResponse } from 'node:http'

/** An HTTP request with its response. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
}

/** Handles the exchange and returns true, or returns false for the next route. */
export type Route = (exchange: Exchange) => boolean | Promise<boolean>
