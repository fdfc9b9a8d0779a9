import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PortOffsetError, parsePortOffset } from '../hosting/parsePortOffset.ts'
import { UsageError } from './UsageError.ts'

export interface LocalCloudOptions {
  /** Added to every port. */
  readonly portOffset: number
  /** Absolute path of the data folder. */
  readonly data: string
  /** Begin with empty data. */
  readonly reset: boolean
  /** Absolute path of the security rules. */
  readonly rules: string
  /** Absolute path of the module that exports the functions; undefined to run none. */
  readonly functions: string | undefined
}

/**
 * @param args command line after the script's name; relative paths start from `from`
 * @param root absolute path of the repository, where the defaults are
 * @throws UsageError
 */
export function parseOptions(args: readonly string[], root: string, from: string): LocalCloudOptions {
  const values = parse(args)
  const portOffset = parseOffset(values['port-offset'])
  const path = (name: 'data' | 'rules' | 'functions', fallback: string): string => {
    const value = values[name]
    if (value === '') throw new UsageError(`--${name} needs a path.`)
    return value === undefined ? join(root, fallback) : resolve(from, value)
  }
  return {
    portOffset,
    data: path('data', `local-cloud/.data/default-${portOffset}`),
    reset: values.reset ?? false,
    rules: path('rules', 'firestore.rules'),
    functions: values.functions === 'none' ? undefined : path('functions', 'functions/src/index.ts'),
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
      },
    }).values
  } catch (cause) {
    const [problem] = cause instanceof Error ? cause.message.split(/\.\s|\n/) : [String(cause)]
    throw new UsageError(`${problem}.`, { cause })
  }
}

function parseOffset(text = '0'): number {
  try {
    return parsePortOffset(text)
  } catch (cause) {
    throw cause instanceof PortOffsetError ? new UsageError(cause.message, { cause }) : cause
  }
}
