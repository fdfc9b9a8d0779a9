import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Sends content that may change at any time. Browsers revalidate it, and it is sent again only if it changed.
 *
 * @param type its media type
 */
export function sendRevalidated(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  type: string,
): void {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', tag)
  if (matches(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('content-type', type)
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(header: string | undefined, tag: string): boolean {
  const candidates = (header ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''))
  return candidates.includes(tag) || candidates.includes('*')
}
