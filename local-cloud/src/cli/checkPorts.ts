import { blockedPort } from '../config/parsePortOffset.ts'
import { describeUsedPort } from '../network/describeUsedPort.ts'
import { listenOnLoopback } from '../network/listenOnLoopback.ts'
import { PortInUseError } from '../network/PortInUseError.ts'
import { StartError } from './StartError.ts'

/** Between two offsets that are tried. A running product uses a few neighboring ports. */
const STEP = 10

/**
 * Checks that ports are free before any data is touched.
 *
 * @param ports by name of the service, with the offset
 * @param standardPorts all ports that an offset is added to, without it
 * @throws StartError that names the first port in use, its owner and an offset at which all ports are free
 */
export async function checkPorts(
  ports: Readonly<Record<string, number>>,
  standardPorts: readonly number[],
): Promise<void> {
  for (const [service, port] of Object.entries(ports)) {
    if (await isFree(port)) continue
    throw new StartError(
      `${describeUsedPort(port, service)} Stop it, or start with --port-offset ${await freeOffset(standardPorts)}, at which all ports are free.`,
    )
  }
}

async function freeOffset(standardPorts: readonly number[]): Promise<number> {
  for (let offset = STEP; ; offset += STEP) {
    const ports = standardPorts.map((port) => port + offset)
    if (blockedPort(ports) === undefined && (await areFree(ports))) return offset
  }
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  for (const port of ports) if (!(await isFree(port))) return false
  return true
}

async function isFree(port: number): Promise<boolean> {
  try {
    const listener = await listenOnLoopback(port, (socket) => socket.destroy())
    await listener.close()
    return true
  } catch (error) {
    if (error instanceof PortInUseError) return false
    throw error
  }
}
