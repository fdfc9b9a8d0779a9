import type { Clock } from '../../network/Clock.ts'

interface Limit {
  readonly clock: Clock
  readonly milliseconds: number
  /** Aborts the work too. */
  readonly signal: AbortSignal
}

/**
 * Runs work with a time limit, after which its signal aborts.
 * @throws Error when the time is up, whether the work ends or not
 */
export async function within<Result>(
  { clock, milliseconds, signal }: Limit,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController()
  const timeUp = clock.sleep(milliseconds, ended.signal).then((): never => {
    throw new Error(`Not done within ${milliseconds} ms.`)
  })
  try {
    return await Promise.race([work(AbortSignal.any([signal, ended.signal])), timeUp])
  } finally {
    ended.abort()
  }
}
