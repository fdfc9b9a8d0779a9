import { parseArgs } from 'node:util'

/** Which test files are repeated. */
export type Selection =
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  | { readonly kind: 'since'; readonly ref: string }
  | { readonly kind: 'all' }

export interface StressOptions {
  readonly selection: Selection
  readonly seed: number
  /** How often each file runs. */
  readonly times: number
  /** Every `of`-th of the selected files, starting with the one of this index. */
  readonly part: { readonly index: number; readonly of: number }
}

/** The command line cannot be understood. */
export class StressOptionsError extends Error {
  override readonly name = 'StressOptionsError'
}

const USAGE =
  'Usage: npm run test:stress -- (FILES | --changed | --since REF | --all) [--part K/M] [--seed N] [--times N]'

/**
 * Parses the command line of `npm run test:stress`.
 *
 * @param randomSeed the seed if none is given
 * @throws StressOptionsError
 */
export function parseStressOptions(args: readonly string[], randomSeed: number): StressOptions {
  const { values, positionals } = parse(args)
  const selections: readonly Selection[] = [
    ...(positionals.length > 0 ? [{ kind: 'paths', paths: positionals } as const] : []),
    ...(values.since === undefined ? [] : [{ kind: 'since', ref: values.since } as const]),
    ...(values.changed ? [{ kind: 'since', ref: 'HEAD' } as const] : []),
    ...(values.all ? [{ kind: 'all' } as const] : []),
  ]
  const [selection, second] = selections
  if (selection === undefined || second !== undefined) throw new StressOptionsError(USAGE)
  return {
    selection,
    seed: values.seed === undefined ? randomSeed : integer('--seed', values.seed, 0),
    times: integer('--times', values.times, 1),
    part: parsePart(values.part),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        changed: { type: 'boolean' },
        all: { type: 'boolean' },
        part: { type: 'string', default: '1/1' },
        seed: { type: 'string' },
        times: { type: 'string', default: '20' },
      },
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : ''
    throw new StressOptionsError(`${reason}\n${USAGE}`, { cause })
  }
}

function integer(option: string, text: string, lowest: number): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= lowest) return number
  throw new StressOptionsError(`${option} needs an integer from ${lowest}, not "${text}".`)
}

function parsePart(text: string): StressOptions['part'] {
  const [index = 0, of = 0] = text.split('/').map(Number)
  if (Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of)
    return { index: index - 1, of }
  throw new StressOptionsError(`--part needs two integers such as 1/10, not "${text}".`)
}
