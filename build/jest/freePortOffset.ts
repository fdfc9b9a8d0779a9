import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Avoids the ports of `npm start` and port 10,080, which browsers block like some lower ones. */
const LOWEST = 10_500
/** Linux uses ports from 32,768 for outgoing connections. The highest standard port is 9500. */
const HIGHEST = 23_000
/** The last two digits of the offsets of Jest worker n are 30n: no port of one worker is a port of another. */
const [STEP, WORKER_STEP, WORKERS] = [100, 30, 4]
/** More than there are offsets to pick. */
const ATTEMPTS = 200

/**
 * Finds an offset at which all ports are currently free. Another Jest worker that searches at the same time finds
 * other ports.
 *
 * @param ports standard ports, to which the offset is added
 * @param pick returns an integer of hundreds from `from` to below `to`
 * @param worker number of the Jest worker, 0 outside Jest
 * @throws Error if none of many offsets is free
 */
export async function freePortOffset(
  ports: readonly number[],
  pick: (from: number, to: number) => number = randomInt,
  worker = Number(process.env.JEST_WORKER_ID ?? 0),
): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const offset = pick(LOWEST / STEP, HIGHEST / STEP) * STEP + (worker % WORKERS) * WORKER_STEP
    const free = await Promise.all(ports.map((port) => isFree(port + offset)))
    if (free.every(Boolean)) return offset
  }
  throw new Error(`None of ${ATTEMPTS} offsets leads to free ports`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
