import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sends an uncacheable sentence with a status. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(`${text}\n`),
  })
  response.end(request.method === 'HEAD' ? undefined : `${text}\n`)
}
