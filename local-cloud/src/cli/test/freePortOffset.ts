import { randomInt } from 'node:crypto'
import { stackPorts } from '../../hosting/ports.ts'
import { listenOnLoopback } from '../../network/listenOnLoopback.ts'
import { PortInUseError } from '../../network/PortInUseError.ts'

/** Below the range from which Linux takes ports of outgoing connections. */
const HIGHEST = 20_000

/** An offset at which the ports of a local cloud are free, far from the standard ones. */
export async function freePortOffset(): Promise<number> {
  for (;;) {
    const offset = randomInt(1000, HIGHEST)
    const { firestore, auth, functions, identity, console } = stackPorts(offset)
    if (await areFree([firestore, auth, functions, identity, console])) return offset
  }
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  try {
    for (const port of ports) await (await listenOnLoopback(port, () => undefined)).close()
    return true
  } catch (error) {
    if (error instanceof PortInUseError) return false
    throw error
  }
}
