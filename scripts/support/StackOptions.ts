import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface StackOptions {
  /** Begin with fresh data. */
  readonly reset: boolean
  /** Added to every port. */
  readonly portOffset: number
  /** Absolute path of the local cloud's data folder. */
  readonly data: string
  /** Arguments that are no options. */
  readonly rest: readonly string[]
}

/** The command line is wrong; the message says how it should be. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The highest port of the stack is 9099, the highest there is 65535. */
const HIGHEST_OFFSET = 65_535 - 9_099

/**
 * @param args command line after the script's name
 * @param root absolute path of the workspace root
 * @throws UsageError
 */
export function parseStackOptions(args: readonly string[], root: string): StackOptions {
  const { values, positionals } = parse(args)
  const portOffset = Number(values['port-offset'])
  if (!Number.isInteger(portOffset) || portOffset < 0 || portOffset > HIGHEST_OFFSET) {
    throw new UsageError(`--port-offset needs a whole number from 0 to ${HIGHEST_OFFSET}.`)
  }
  const data = resolve(values.data ?? join(root, 'local-cloud', '.data'))
  return { reset: values.reset, portOffset, data, rest: positionals }
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
      },
    })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
