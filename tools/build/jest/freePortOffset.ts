import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

/** Avoids the ports of `npm start` and port 10,080, which browsers block like some lower ones. */
const LOWEST = 10_500
/** Linux uses ports from 32,768 for outgoing connections. The highest standard port is 9500. */
const HIGHEST = 23_000
/**
 * Offsets are multiples of it. No two standard ports have the same remainder, so no port at one offset is a port at
 * another one. `e2e/src/support/freeStackOffset.test.ts` shows that.
 */
export const OFFSET_STEP = 49
/** Standard port of the lock. Nothing but this file uses it. */
export const LOCK_PORT = 2601
/** More than there are offsets to pick. */
const ATTEMPTS = 1_000

/**
 * Reserves an offset at which all ports are free, until this process ends. Other processes get other ports: the lock is
 * a port too, which the system frees in any case.
 *
 * @param ports standard ports, to which the offset is added
 * @param pick returns an integer from `from` to below `to`
 * @throws Error if none of many offsets is free
 */
export async function freePortOffset(
  ports: readonly number[],
  pick: (from: number, to: number) => number = randomInt,
): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const offset = pick(Math.ceil(LOWEST / OFFSET_STEP), Math.floor(HIGHEST / OFFSET_STEP)) * OFFSET_STEP
    const lock = await listen(LOCK_PORT + offset)
    if (lock === null) continue
    if (await areFree(ports.map((port) => port + offset))) return offset
    await close(lock)
  }
  throw new Error(`None of ${ATTEMPTS} offsets leads to free ports`)
}

/** Programs that hold no lock may use them. */
async function areFree(ports: readonly number[]): Promise<boolean> {
  const probes = await Promise.all(ports.map(listen))
  await Promise.all(probes.map((probe) => probe && close(probe)))
  return probes.every((probe) => probe !== null)
}

/** Listens without keeping the process alive. Null if the port is in use. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => resolve(server)).unref()
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
