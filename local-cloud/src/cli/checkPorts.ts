import { listenOnLoopback } from '../network/listenOnLoopback.ts'
import { PortInUseError } from '../network/PortInUseError.ts'
import { StartError } from './StartError.ts'

/**
 * Checks that all ports are free before any data is touched.
 *
 * @param ports by name of the service
 * @throws StartError naming the first port in use
 */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [service, port] of Object.entries(ports)) {
    try {
      const listener = await listenOnLoopback(port, (socket) => socket.destroy())
      await listener.close()
    } catch (error) {
      if (!(error instanceof PortInUseError)) throw error
      throw new StartError(
        `Port ${port} (${service}) is in use by another program. Stop it, or start with other ports (--port-offset N).`,
        { cause: error },
      )
    }
  }
}
