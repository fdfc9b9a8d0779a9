import { freePortOffset } from '../../../tools/build/jest/freePortOffset.ts'
import { standardPorts } from './freeStackOffset.ts'

/** Number of starts when other programs take ports between the search and the start. */
const ATTEMPTS = 5

/**
 * Starts servers at a port offset that is reserved for this process. A program that reserves none may still take one of
 * the ports first; then they are started at another offset.
 *
 * @param start rejects with a message that a port "is in use" if one is
 * @param ports standard ports of the servers
 */
export async function startAtFreeOffset<Started>(
  start: (portOffset: number) => Promise<Started>,
  ports: readonly number[] = standardPorts(),
): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(await freePortOffset(ports))
    } catch (error) {
      const isPortTaken = error instanceof Error && error.message.includes('is in use')
      if (!isPortTaken || attempt === ATTEMPTS) throw error
    }
  }
}
