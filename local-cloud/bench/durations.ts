/** Median and 95th percentile of durations, in milliseconds with two decimals. */
export function summarize(durations: readonly number[]): { readonly p50: number; readonly p95: number } {
  const sorted = [...durations].sort((left, right) => left - right)
  const at = (share: number): number =>
    Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2))
  return { p50: at(0.5), p95: at(0.95) }
}

/** Runs a function `count` times in sequence. Returns the duration of each run in milliseconds. */
export async function time(
  count: number,
  work: (index: number) => Promise<unknown>,
): Promise<readonly number[]> {
  const durations: number[] = []
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    await work(index)
    durations.push(performance.now() - start)
  }
  return durations
}
