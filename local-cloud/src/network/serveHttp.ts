import { createServer, type RequestListener } from 'node:http'
import { type LoopbackListener, listenOnLoopback } from './listenOnLoopback.ts'

/**
 * An HTTP server on loopback.
 *
 * @throws PortInUseError
 */
export function serveHttp(port: number, handle: RequestListener): Promise<LoopbackListener> {
  const server = createServer(handle)
  return listenOnLoopback(port, (socket) => server.emit('connection', socket))
}
