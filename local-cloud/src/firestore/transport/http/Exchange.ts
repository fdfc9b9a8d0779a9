import type { IncomingMessage, ServerResponse } from 'node:http'

/** One HTTP request with what it is answered by. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
}

/** Answers the exchange and returns true, or leaves it to the next route. */
export type Route = (exchange: Exchange) => boolean | Promise<boolean>
