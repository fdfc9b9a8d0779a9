import { createServer, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { type LoopbackListener, listenOnLoopback } from './listenOnLoopback.ts'

/**
 * An HTTP server on loopback.
 *
 * @returns its port, and a close that also ends the connections browsers keep open
 * @throws PortInUseError
 */
export async function serveHttp(port: number, handle: RequestListener): Promise<LoopbackListener> {
  const server = createServer(handle)
  const sockets = new Set<Socket>()
  const listener = await listenOnLoopback(port, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    server.emit('connection', socket)
  })
  return {
    port: listener.port,
    close: async () => {
      const closed = listener.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
