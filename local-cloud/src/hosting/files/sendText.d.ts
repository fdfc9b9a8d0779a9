import type { IncomingMessage, ServerResponse } from 'node:http'
/** Sends one plain sentence with a status, never to be kept. */
export declare function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): void
