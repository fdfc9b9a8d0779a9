/** The value of --port-offset is invalid. The message names the reason. */
export class PortOffsetError extends Error {
  override readonly name = 'PortOffsetError'
}

const HIGHEST_PORT = 65_535

/** Ports from 3000 up that browsers and Node's fetch block (Fetch standard, "port blocking"). */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

/**
 * @param text value of --port-offset
 * @param ports all ports that the offset is added to
 * @throws PortOffsetError
 */
export function parsePortOffset(text: string, ports: readonly number[]): number {
  const highest = HIGHEST_PORT - Math.max(...ports)
  const offset = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(offset <= highest)) {
    throw new PortOffsetError(`--port-offset needs a whole number from 0 to ${highest}, not "${text}".`)
  }
  const blocked = blockedPort(ports.map((port) => port + offset))
  if (blocked === undefined) return offset
  throw new PortOffsetError(
    `--port-offset ${text} leads to port ${blocked}, which browsers refuse to open. Choose another offset.`,
  )
}

/** @returns the first of the ports that browsers refuse to open */
export function blockedPort(ports: readonly number[]): number | undefined {
  return ports.find((port) => BLOCKED_PORTS.has(port))
}
