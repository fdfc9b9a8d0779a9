import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Avoids the ports of `npm start` and port 10,080, which browsers block like some lower ones. */
const LOWEST = 10_500
/** Linux uses ports from 32,768 for outgoing connections. The highest standard port is 9200. */
const HIGHEST = 23_000

/**
 * Finds an offset at which all ports are currently free.
 *
 * @param ports standard ports, to which the offset is added
 * @param pick returns an integer from `from` to below `to`
 */
export async function freePortOffset(
  ports: readonly number[],
  pick: (from: number, to: number) => number = randomInt,
): Promise<number> {
  for (;;) {
    const offset = pick(LOWEST, HIGHEST)
    const free = await Promise.all(ports.map((port) => isFree(port + offset)))
    if (free.every(Boolean)) return offset
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
