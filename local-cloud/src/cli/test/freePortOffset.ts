import { randomInt } from 'node:crypto'
import { localCloudPorts, STANDARD_PORTS } from '../../config/localCloudPorts.ts'
import { PortOffsetError, parsePortOffset } from '../../config/parsePortOffset.ts'
import { listenOnLoopback } from '../../network/listenOnLoopback.ts'
import { PortInUseError } from '../../network/PortInUseError.ts'

/** Below the ephemeral ports, which Linux uses for outgoing connections. */
const HIGHEST = 20_000

/**
 * Returns an offset that the local cloud accepts and whose ports are free.
 *
 * @param pick a whole number from `from` to below `to`
 */
export async function freePortOffset(
  pick: (from: number, to: number) => number = randomInt,
): Promise<number> {
  for (;;) {
    const offset = pick(1000, HIGHEST)
    if (isAccepted(offset) && (await areFree(offset))) return offset
  }
}

/** The command rejects offsets that lead to ports blocked by browsers. */
function isAccepted(offset: number): boolean {
  try {
    parsePortOffset(`${offset}`, Object.values(STANDARD_PORTS))
    return true
  } catch (error) {
    if (error instanceof PortOffsetError) return false
    throw error
  }
}

async function areFree(offset: number): Promise<boolean> {
  const { firestore, auth, functions, identity, console } = localCloudPorts(offset)
  try {
    for (const port of [firestore, auth, functions, identity, console]) {
      await (await listenOnLoopback(port, () => undefined)).close()
    }
    return true
  } catch (error) {
    if (error instanceof PortInUseError) return false
    throw error
  }
}
