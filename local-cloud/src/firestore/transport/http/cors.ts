import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocalOrigin } from '../../../network/isLocalOrigin.ts'

/**
 * Allows pages of this machine to read the response, on any port. The browser SDK sends credentials, so the origin must
 * be named instead of a wildcard. Remote sites are excluded, since they could send the owner's token.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers
  response.setHeader('Vary', 'Origin')
  if (!isLocalOrigin(origin)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id')
}

/** Answers a CORS preflight request. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  const headers = request.headers['access-control-request-headers']
  if (headers) response.setHeader('Access-Control-Allow-Headers', headers)
  if (request.headers['access-control-request-private-network'])
    response.setHeader('Access-Control-Allow-Private-Network', 'true')
  response.setHeader('Access-Control-Max-Age', '3600')
  response.writeHead(204).end()
}
