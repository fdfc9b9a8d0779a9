import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PortOffsetError, parsePortOffset } from '../config/parsePortOffset.ts'
import { offsetPorts, type Project } from '../config/readProject.ts'
import { UsageError } from './UsageError.ts'

const DEFAULT_DATA = '.local-cloud'

export interface LocalCloudOptions {
  /** Added to every port. */
  readonly portOffset: number
  /** Absolute path of the data folder. */
  readonly data: string
  /** Starts with empty data. */
  readonly reset: boolean
  /** Absolute path of the security rules. */
  readonly rules: string
  /** Absolute path of the module that exports the functions; undefined to run none. */
  readonly functions: string | undefined
  /** Whether scheduled functions run by their schedules, and not only when they are called. */
  readonly schedules: boolean
}

/**
 * Parses the command line.
 *
 * @param args arguments after the script's name; relative paths are resolved from `from`
 * @param project provides the defaults
 * @throws UsageError
 */
export function parseOptions(
  args: readonly string[],
  { root, rules, functions, ports, config }: Project,
  from: string,
): LocalCloudOptions {
  const values = parse(args)
  const portOffset = parseOffset(values['port-offset'], offsetPorts({ config, ports }))
  const path = (name: 'data' | 'rules' | 'functions'): string | undefined => {
    const value = values[name]
    if (value === '') throw new UsageError(`--${name} needs a path.`)
    return value === undefined ? undefined : resolve(from, value)
  }
  return {
    portOffset,
    data: path('data') ?? join(root, config.data ?? DEFAULT_DATA, `default-${portOffset}`),
    reset: values.reset ?? false,
    rules: path('rules') ?? rules,
    schedules: values['no-schedules'] !== true,
    functions: values.functions === 'none' ? undefined : (path('functions') ?? functions),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'port-offset': { type: 'string' },
        data: { type: 'string' },
        reset: { type: 'boolean' },
        rules: { type: 'string' },
        functions: { type: 'string' },
        'no-schedules': { type: 'boolean' },
      },
    }).values
  } catch (cause) {
    const [problem] = cause instanceof Error ? cause.message.split(/\.\s|\n/) : [String(cause)]
    throw new UsageError(`${problem}.`, { cause })
  }
}

function parseOffset(text: string | undefined, ports: readonly number[]): number {
  try {
    return parsePortOffset(text ?? '0', ports)
  } catch (cause) {
    throw cause instanceof PortOffsetError ? new UsageError(cause.message, { cause }) : cause
  }
}
