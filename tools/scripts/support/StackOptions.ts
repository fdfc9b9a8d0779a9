import { parseArgs } from 'node:util'
import { PortOffsetError, parsePortOffset } from '../../hosting/src/parsePortOffset.ts'

export interface StackOptions {
  /** Added to every port. */
  readonly portOffset: number
  /** Arguments of the local cloud: the port offset, where the data is, whether they begin anew, and schedules. */
  readonly localCloud: readonly string[]
  /** Whether something runs by the clock. */
  readonly hasSchedules: boolean
  /** Arguments that are no options. */
  readonly rest: readonly string[]
}

/** The command line is wrong; the message says how it should be. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * @param args command line after the script's name
 * @throws UsageError
 */
export function parseStackOptions(args: readonly string[]): StackOptions {
  const { values, positionals } = parse(args)
  const { reset, data, 'port-offset': offset } = values
  const portOffset = parseOffset(offset)
  if (data === '') throw new UsageError('--data needs a path.')
  const localCloud = [
    ...['--port-offset', offset],
    ...(data === undefined ? [] : ['--data', data]),
    ...(reset ? ['--reset'] : []),
    ...(values['no-schedules'] ? ['--no-schedules'] : []),
  ]
  return { portOffset, localCloud, hasSchedules: !values['no-schedules'], rest: positionals }
}

function parseOffset(text: string): number {
  try {
    return parsePortOffset(text)
  } catch (cause) {
    throw cause instanceof PortOffsetError ? new UsageError(cause.message, { cause }) : cause
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        reset: { type: 'boolean', default: false },
        'port-offset': { type: 'string', default: '0' },
        data: { type: 'string' },
        'no-schedules': { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    // Node explains in several lines and names its own error class; the first sentence says it.
    const [problem] = String(cause)
      .replace(/^TypeError.*?: /, '')
      .split(/\.\s|\n/)
    const usage = 'Known options: --reset, --port-offset N, --data DIR, --no-schedules.'
    throw new UsageError(`${problem}. ${usage}`, { cause })
  }
}
