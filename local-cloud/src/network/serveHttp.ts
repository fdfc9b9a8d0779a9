import { createServer, type RequestListener } from 'node:http'
import { type LoopbackListener, listenOnLoopback } from './listenOnLoopback.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'

/**
 * Starts an HTTP server on loopback that adds the security headers to all responses.
 *
 * @throws PortInUseError
 */
export function serveHttp(port: number, handle: RequestListener): Promise<LoopbackListener> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    handle(request, response)
  })
  return listenOnLoopback(port, (socket) => server.emit('connection', socket))
}
