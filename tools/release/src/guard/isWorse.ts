/** Page views of a version, and how many of them had an error. */
export interface Counts {
  readonly views: number
  readonly errors: number
}

/** Chance of stopping a canary that is as good as the current release. */
const LEVEL = 0.01

/** With fewer views of either version nothing is decided. */
const LEAST_VIEWS = 50

/**
 * Whether a canary fails more often than the current release, by more than chance: Fisher's exact test, one-sided, at
 * 1 %. It is exact for any counts, also for few errors.
 * Source: R. A. Fisher, The Design of Experiments (1935), chapter 2; A. Agresti, Categorical Data Analysis, section 3.5.
 *
 * @returns false with fewer than 50 views of one of them
 */
export function isWorse(canary: Counts, current: Counts): boolean {
  return Math.min(canary.views, current.views) >= LEAST_VIEWS && chanceOfMore(canary, current) < LEVEL
}

/**
 * The chance that the canary has as many errors or more, if both versions fail equally often: the upper tail of the
 * hypergeometric distribution.
 */
function chanceOfMore(canary: Counts, current: Counts): number {
  const views = canary.views + current.views
  const errors = canary.errors + current.errors
  const most = Math.min(errors, canary.views)
  let chance = 0
  for (let count = canary.errors; count <= most; count += 1) {
    chance += Math.exp(
      logChoose(canary.views, count) + logChoose(current.views, errors - count) - logChoose(views, errors),
    )
  }
  return chance
}

/** Logarithm of the number of ways to choose; of 0 if there is none. */
function logChoose(all: number, some: number): number {
  if (some < 0 || some > all) return Number.NEGATIVE_INFINITY
  return logFactorial(all) - logFactorial(some) - logFactorial(all - some)
}

/** Exact below 64; above by Stirling's series, whose error is below 10^-12 there. */
function logFactorial(n: number): number {
  if (n < FACTORIALS.length) return FACTORIALS[n] ?? 0
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + series
}

const FACTORIALS = firstFactorials(64)

function firstFactorials(count: number): readonly number[] {
  const logarithms = [0]
  for (let n = 1; n < count; n += 1) logarithms.push((logarithms.at(-1) ?? 0) + Math.log(n))
  return logarithms
}
