import { randomInt } from 'node:crypto'
import { localCloudPorts, STANDARD_PORTS } from '../../config/localCloudPorts.ts'
import { PortOffsetError, parsePortOffset } from '../../config/parsePortOffset.ts'
import { listenOnLoopback } from '../../network/listenOnLoopback.ts'
import { PortInUseError } from '../../network/PortInUseError.ts'

/** Below the ephemeral ports, which Linux uses for outgoing connections. */
const HIGHEST = 20_000
/** Beyond the ports that browsers block. */
const LOWEST = 10_100
/** The last two digits of the offsets of Jest worker n are 30n: no port of one worker is a port of another. */
const [STEP, WORKER_STEP, WORKERS] = [100, 30, 4]
/** More than there are offsets to pick. */
const ATTEMPTS = 200

/**
 * Returns an offset that the local cloud accepts and whose ports are free. Another Jest worker that searches at the same
 * time finds other ports.
 *
 * @param pick a whole number of hundreds from `from` to below `to`
 * @param worker number of the Jest worker
 * @throws Error if none of many offsets is free
 */
export async function freePortOffset(
  pick: (from: number, to: number) => number = randomInt,
  worker = Number(process.env.JEST_WORKER_ID ?? 0),
): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const offset = pick(LOWEST / STEP, HIGHEST / STEP) * STEP + workerPart(worker)
    if (isAccepted(offset) && (await areFree(offset))) return offset
  }
  throw new Error(`None of ${ATTEMPTS} offsets leads to free ports`)
}

/** The part of an offset that differs between Jest workers. */
export const workerPart = (worker: number): number => (worker % WORKERS) * WORKER_STEP

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
  try {
    for (const port of Object.values({ ...localCloudPorts(offset) })) {
      await (await listenOnLoopback(port, () => undefined)).close()
    }
    return true
  } catch (error) {
    if (error instanceof PortInUseError) return false
    throw error
  }
}
