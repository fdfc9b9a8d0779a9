import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocalOrigin } from './isLocalOrigin.ts'

/**
 * Sends CORS headers for pages of this machine on any port, and for no other site. The emulators' protocol has no
 * secret that another site could not guess. Call it before writing the response.
 *
 * @returns true for a preflight, which is then answered
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
