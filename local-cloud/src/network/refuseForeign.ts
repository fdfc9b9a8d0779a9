import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocalOrigin } from './isLocalOrigin.ts'
import { isLoopbackHost } from './isLoopbackHost.ts'

/**
 * Refuses requests of pages that were not served from this machine: 421 for a Host of another site (DNS rebinding), 403
 * for another Origin. A sandboxed page has the origin `null` and is foreign. Call it before routing, preflights included.
 *
 * @returns true if the request was refused, and is answered
 */
export function refuseForeign(request: IncomingMessage, response: ServerResponse): boolean {
  const { host, origin } = request.headers
  if (!isLoopbackHost(host)) return refuse(response, 421, 'This server answers to the name localhost alone.')
  if (origin !== undefined && !isLocalOrigin(origin)) {
    return refuse(response, 403, 'This server answers to pages of this machine alone.')
  }
  return false
}

function refuse(response: ServerResponse, status: number, reason: string): true {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`${reason}\n`)
  return true
}
