/** Runs a step of a long benchmark and returns its result. */
export type Progress = <Result>(step: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Says which step a long benchmark is at, and how long it has run: a step that hangs is named.
 * @param print receives one line per step
 * @param now milliseconds
 */
export function createProgress(print: (line: string) => void, now: () => number): Progress {
  const startedAt = now()
  return async (step, run) => {
    print(`${Math.round((now() - startedAt) / 1000)} s: ${step}`)
    return await run()
  }
}
