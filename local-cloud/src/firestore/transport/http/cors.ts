import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocalOrigin } from '../../../network/isLocalOrigin.ts'

/**
 * Lets pages of this machine read the answer, whatever their port. The browser SDK sends credentials, so that the
 * origin must be named and no wildcard may be used. A page of a site elsewhere could name itself the owner.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers
  response.setHeader('Vary', 'Origin')
  if (!isLocalOrigin(origin)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id')
}

/** Answers a browser's question whether it may send a request. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  const headers = request.headers['access-control-request-headers']
  if (headers) response.setHeader('Access-Control-Allow-Headers', headers)
  if (request.headers['access-control-request-private-network'])
    response.setHeader('Access-Control-Allow-Private-Network', 'true')
  response.setHeader('Access-Control-Max-Age', '3600')
  response.writeHead(204).end()
}
