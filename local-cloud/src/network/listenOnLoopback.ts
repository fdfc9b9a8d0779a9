import { createServer, type Server, type Socket } from 'node:net'
import { PortInUseError } from './PortInUseError.ts'

export interface LoopbackListener {
  readonly port: number
  /** Stops accepting; connections that are open stay with whoever accepted them. */
  close(): Promise<void>
}

/**
 * Listens on 127.0.0.1 and ::1 and nowhere else: `localhost` may resolve to either.
 * A machine without IPv6 gets the first alone.
 *
 * @param port 0 takes a free one
 * @throws PortInUseError
 */
export async function listenOnLoopback(
  port: number,
  accept: (socket: Socket) => void,
): Promise<LoopbackListener> {
  const first = await listen(port, '127.0.0.1', accept)
  const address = first.address()
  const taken = typeof address === 'object' && address ? address.port : port
  const servers = [first]
  try {
    servers.push(await listen(taken, '::1', accept))
  } catch (error) {
    if (!hasNoIpv6(error)) {
      await close(first)
      throw error
    }
  }
  return {
    port: taken,
    close: async () => {
      await Promise.all(servers.map(close))
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
