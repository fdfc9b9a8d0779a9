import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { acceptedEncodings } from './acceptedEncodings.ts'

/** Bytes. Smaller content is sent as it is, as of the files that a build compresses. */
const SMALLEST_COMPRESSED = 512

/** Fast enough for every request. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

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
  response.setHeader('vary', 'accept-encoding')
  const [encoding] = acceptedEncodings(request.headers['accept-encoding'])
  const isCompressed = encoding?.name === 'br' && body.length >= SMALLEST_COMPRESSED
  if (isCompressed) response.setHeader('content-encoding', encoding.name)
  const sent = isCompressed ? brotliCompressSync(body, QUALITY) : body
  response.setHeader('content-length', sent.length)
  response.end(request.method === 'HEAD' ? undefined : sent)
}

function matches(header: string | undefined, tag: string): boolean {
  const candidates = (header ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''))
  return candidates.includes(tag) || candidates.includes('*')
}
