import { z } from 'zod'

/** The parts of an event of Node's test runner that name a test. */
export interface TestEvent {
  readonly type: 'test:start' | 'test:pass' | 'test:fail'
  readonly data: {
    readonly name: string
    /** Number of suites around it. */
    readonly nesting: number
    readonly skip?: string | boolean
    readonly details?: { readonly type?: string | undefined; readonly error?: Error }
  }
}

export interface SpecResult {
  /** File, suites and test: "signUp › accounts:signUp › should …". */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** Message of a failure in one line, or the empty string. */
  readonly message: string
}

/**
 * Collects the results of a spec file. Tests of the same name get a number, so that each name is unique.
 *
 * @param file its name without ".spec.ts"
 * @param events in the order in which the runner reports them
 */
export function collectResults(file: string, events: readonly TestEvent[]): readonly SpecResult[] {
  const path: string[] = []
  const counts = new Map<string, number>()
  const results: SpecResult[] = []
  for (const { type, data } of events) {
    path.length = data.nesting
    path.push(data.name)
    if (type === 'test:start' || data.details?.type === 'suite') continue
    const name = [file, ...path].join(' › ')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    results.push({
      name: count === 1 ? name : `${name} (${count})`,
      outcome: data.skip ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
      message: type === 'test:fail' ? messageOf(data.details?.error) : '',
    })
  }
  return results
}

/** The runner wraps what a test has thrown, which comes from another process as a plain object. */
function messageOf(error: Error | undefined): string {
  const { message } = Thrown.parse(error?.cause ?? error)
  return message.replaceAll(/\s+/g, ' ').slice(0, 240)
}

const Thrown = z.object({ message: z.string() }).catch({ message: 'no message' })
