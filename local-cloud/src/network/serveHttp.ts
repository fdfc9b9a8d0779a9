import { createServer, type RequestListener } from 'node:http'
import { type LoopbackListener, listenOnLoopback } from './listenOnLoopback.ts'
import { refuseForeign } from './refuseForeign.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'

/**
 * Options of HTTP servers that leave it to the client to close an idle connection. A server that closes one races with
 * the client's next request on it, and a client that was busy until then always loses: its request fails unread.
 */
export const KEEP_IDLE_CONNECTIONS = { keepAliveTimeout: 0 } as const

/**
 * Starts an HTTP server on loopback that adds the security headers to all responses, and refuses requests of pages that
 * were not served from this machine.
 *
 * @throws PortInUseError
 */
export function serveHttp(port: number, handle: RequestListener): Promise<LoopbackListener> {
  const server = createServer(KEEP_IDLE_CONNECTIONS, (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (!refuseForeign(request, response)) handle(request, response)
  })
  return listenOnLoopback(port, (socket) => server.emit('connection', socket))
}
