import { stackPorts } from './ports.ts'

/** The value of --port-offset cannot be used; the message says why. */
export class PortOffsetError extends Error {
  override readonly name = 'PortOffsetError'
}

/** The highest port of the stack is 9200, the highest there is 65535. */
const HIGHEST_OFFSET = 65_535 - 9_200

/** Ports from 3000 up that browsers and Node's fetch refuse to talk to (Fetch standard, "port blocking"). */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

/**
 * @param text value of --port-offset
 * @throws PortOffsetError
 */
export function parsePortOffset(text: string): number {
  const offset = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(offset <= HIGHEST_OFFSET)) {
    throw new PortOffsetError(
      `--port-offset needs a whole number from 0 to ${HIGHEST_OFFSET}, not "${text}".`,
    )
  }
  const { features, ...others } = stackPorts(offset)
  const refused = [...Object.values(features), ...Object.values(others)].find((port) =>
    REFUSED_PORTS.has(port),
  )
  if (refused === undefined) return offset
  throw new PortOffsetError(
    `--port-offset ${text} leads to port ${refused}, which browsers refuse to open. Choose another offset.`,
  )
}
