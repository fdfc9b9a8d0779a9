import type { Clock } from '../../network/Clock.ts'

/** Longest silence of the model in milliseconds. */
export const MODEL_SILENCE = 15_000
/** Longest time for an answer in milliseconds, below that of the call, so that proposals are not lost. */
export const MODEL_TIME = 40_000

/** Aborts an answer whose model is silent or without end. */
export interface Watchdog {
  readonly signal: AbortSignal
  /** The model has sent something. */
  touch(): void
  release(): void
}

/** Starts watching at once; the signal aborts with a TimeoutError. Call `release` when the answer has ended. */
export function createWatchdog({ now, sleep }: Clock): Watchdog {
  const expired = new AbortController()
  const released = new AbortController()
  const until = now() + MODEL_TIME
  let silentUntil = now() + MODEL_SILENCE
  const watch = async (): Promise<void> => {
    for (;;) {
      const left = Math.min(until, silentUntil) - now()
      if (left <= 0) break
      await sleep(left, released.signal)
      if (released.signal.aborted) return
    }
    expired.abort(new DOMException('The model takes too long.', 'TimeoutError'))
  }
  void watch()
  return {
    signal: expired.signal,
    touch: () => {
      silentUntil = now() + MODEL_SILENCE
    },
    release: () => released.abort(),
  }
}
