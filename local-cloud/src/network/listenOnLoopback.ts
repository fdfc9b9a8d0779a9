import { createServer, type Server, type Socket } from 'node:net'
import { PortInUseError } from './PortInUseError.ts'

export interface LoopbackListener {
  readonly port: number
  /** Stops listening and closes all connections. */
  close(): Promise<void>
}

/**
 * Listens on 127.0.0.1 and ::1 only, because `localhost` may resolve to either. Without IPv6 it listens on 127.0.0.1
 * only.
 *
 * @param port 0 picks a free port
 * @throws PortInUseError
 */
export async function listenOnLoopback(
  port: number,
  accept: (socket: Socket) => void,
): Promise<LoopbackListener> {
  const sockets = new Set<Socket>()
  const onConnection = (socket: Socket) => {
    sockets.add(socket)
    // Browsers dropping connections is not an error.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    accept(socket)
  }
  const first = await listen(port, '127.0.0.1', onConnection)
  const address = first.address()
  const taken = typeof address === 'object' && address ? address.port : port
  const servers = [first]
  try {
    servers.push(await listen(taken, '::1', onConnection))
  } catch (error) {
    if (!hasNoIpv6(error)) {
      await close(first)
      throw error
    }
  }
  return {
    port: taken,
    close: async () => {
      const closed = servers.map(close)
      for (const socket of sockets) socket.destroy()
      await Promise.all(closed)
    },
  }
}

function listen(port: number, host: string, accept: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ noDelay: true }, accept)
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, { cause: error }) : error)
    })
    server.listen(port, host, () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function hasNoIpv6(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
}
