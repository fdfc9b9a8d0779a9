/** Prints progress, each line with the seconds since the start. */
export interface Progress {
  say(what: string): void
  /** Prints every ten seconds that a task is running, until it settles. */
  during<Result>(what: string, task: Promise<Result>): Promise<Result>
  seconds(): string
}

const BEAT = 10_000

/**
 * @param now milliseconds of a clock that does not jump
 * @param write takes one line with its end
 */
export function startProgress(now: () => number, write: (line: string) => void): Progress {
  const started = now()
  const seconds = () => ((now() - started) / 1000).toFixed(1)
  const say = (what: string) => write(`[${seconds().padStart(6)} s] ${what}\n`)
  return {
    say,
    seconds,
    during: async (what, task) => {
      const beat = setInterval(() => say(`still ${what}`), BEAT)
      try {
        return await task
      } finally {
        clearInterval(beat)
      }
    },
  }
}
