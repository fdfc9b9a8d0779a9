import { createServer, type Server, type Socket } from 'node:net'
import { PortBusyError } from '../../errors/PortBusyError.ts'

/** `localhost` may resolve to either; nothing else is listened on. */
const ADDRESSES = ['127.0.0.1', '::1'] as const

export interface Listening {
  readonly port: number
  /** Stops listening and ends every connection. */
  close(): Promise<void>
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

function listen(port: number, host: string, onConnection: (socket: Socket) => void): Promise<Server> {
  const server = createServer({ noDelay: true, pauseOnConnect: false }, onConnection)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()))

/**
 * Listens on the loopback addresses of IPv4 and, where the machine has it, IPv6.
 *
 * @param port 0 for any free one
 * @throws PortBusyError
 */
export async function listenOnLoopback(
  port: number,
  onConnection: (socket: Socket) => void,
): Promise<Listening> {
  const sockets = new Set<Socket>()
  const servers: Server[] = []
  let actual = port
  const accept = (socket: Socket): void => {
    sockets.add(socket)
    // A browser that drops its connection is no event.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    onConnection(socket)
  }
  for (const host of ADDRESSES) {
    try {
      const server = await listen(actual, host, accept)
      servers.push(server)
      const address = server.address()
      if (address && typeof address === 'object') actual = address.port
    } catch (error) {
      if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT') continue
      await Promise.all(servers.map(close))
      throw codeOf(error) === 'EADDRINUSE' ? new PortBusyError(actual, { cause: error }) : error
    }
  }
  return {
    port: actual,
    close: async () => {
      const closed = servers.map(close)
      for (const socket of sockets) socket.destroy()
      await Promise.all(closed)
    },
  }
}
