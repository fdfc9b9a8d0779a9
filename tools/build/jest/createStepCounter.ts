import { Session } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'

/** Counts steps of work in tests, which do not depend on the speed of the machine. */
export interface StepCounter {
  /** The steps of one piece of work. */
  readonly count: (work: () => unknown) => Promise<number>
  /**
   * The factors by which the steps grow while the input is doubled twice. About 2 is linear growth, 4 is quadratic.
   * @param from a quarter of the smallest size, which must be large enough that it outweighs constant work
   * @param prepare makes an input of the size and returns the work on it; making it does not count
   */
  readonly growth: (from: number, prepare: (size: number) => () => unknown) => Promise<readonly number[]>
  /** Ends counting. Other tests in this process run at full speed again. */
  readonly stop: () => void
}

/** Growth of linear work, with a margin for sorting and constant work. Quadratic work is above 3. */
export const LINEAR_GROWTH = 2.6

/** Sizes of inputs. Two doublings of large inputs show a square that is still small in short ones. */
const GROWING = [4, 8, 16] as const

/**
 * Starts to count how often V8 enters each function, branch and loop body of a folder. Call it at the top of a
 * test file: functions that have run before are not counted. Of built-in functions only those count that search or
 * copy an array. Patterns are tested in tools/scripts/support/findSlowPatterns.test.ts.
 * @param folder below the root of the repository, for example "shared/src/domain"
 */
export function createStepCounter(folder: string): StepCounter {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

  /** The steps since the last call. */
  const take = () => {
    let steps = 0
    // A session of the own thread answers before `post` returns.
    session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error) throw error
      for (const { url, functions } of taken.result) {
        if (!url.includes(`/${folder}/`) || url.endsWith('/createStepCounter.ts')) continue
        for (const { ranges } of functions) for (const { count } of ranges) steps += count
      }
    })
    return steps
  }
  const count = async (work: () => unknown) => {
    // Optimized code counts some steps twice.
    setFlagsFromString('--no-opt')
    const scans = countScans()
    try {
      take()
      await work()
      return take() + scans.count()
    } finally {
      scans.release()
      setFlagsFromString('--opt')
    }
  }
  const growth = async (from: number, prepare: (size: number) => () => unknown) => {
    // The first call also counts what runs once.
    await prepare(from)()
    const works = GROWING.map((times) => prepare(from * times))
    const steps: number[] = []
    for (const work of works) steps.push(await count(work))
    return steps.slice(1).map((each, at) => each / (steps[at] ?? 0))
  }
  return { count, growth, stop: () => session.disconnect() }
}

/** Built-in functions that read a whole array without a callback. Spread and for-of start with Symbol.iterator. */
const SCANS = ['includes', 'indexOf', 'lastIndexOf', 'slice', 'concat', 'join', Symbol.iterator] as const

/** Counts the items of the arrays that are searched or copied by built-in functions, until the release. */
function countScans() {
  let items = 0
  const originals = SCANS.map(
    (name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)] as const,
  )
  for (const [name, original] of originals) {
    const scan: unknown = original?.value
    if (typeof scan !== 'function') continue
    const counting = function (this: readonly unknown[], ...given: readonly unknown[]): unknown {
      const result: unknown = Reflect.apply(scan, this, given)
      // A part of an array costs as much as the part is long.
      items += Array.isArray(result) ? result.length : this.length
      return result
    }
    Object.defineProperty(Array.prototype, name, { ...original, value: counting })
  }
  return {
    count: () => items,
    release: () => {
      for (const [name, original] of originals) {
        if (original !== undefined) Object.defineProperty(Array.prototype, name, original)
      }
    },
  }
}
