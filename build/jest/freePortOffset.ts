import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Keeps away from `npm start`, and above 10,080: browsers refuse that port and some below. */
const LOWEST = 10_500
/** From 32,768 on, Linux takes the ports of outgoing connections. The highest standard port is 9200. */
const HIGHEST = 23_000

/**
 * An offset at which all ports are free at the moment.
 *
 * @param ports standard ports, to which the offset is added
 * @param pick a whole number from `from` to below `to`
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
