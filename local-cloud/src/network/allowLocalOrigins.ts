import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocalOrigin } from './isLocalOrigin.ts'

/**
 * Lets pages of this machine call, whatever their port, and no page of a site elsewhere: the emulators' protocol
 * knows no secret that such a page could not guess. Call it before anything is written.
 *
 * @returns true when the request was a preflight and is answered
 */
export function allowLocalOrigins(request: IncomingMessage, response: ServerResponse): boolean {
  const origin = request.headers.origin
  response.setHeader('vary', 'origin')
  if (isLocalOrigin(origin)) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
  }
  if (request.method !== 'OPTIONS') return false
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'content-type, authorization',
  )
  response.setHeader('access-control-max-age', '600')
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('access-control-allow-private-network', 'true')
  }
  response.statusCode = 204
  response.end()
  return true
}
