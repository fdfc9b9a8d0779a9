import { z } from 'zod'

/** How many checks of one suite passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/** A suite that is one yes or no, such as the linter. */
export function tallyOfExitCode(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * @param report what `jest --json` wrote
 * @returns its tests; a file that could not run at all counts as one failure
 */
export function tallyOfJest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jestReport.parse(report)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/**
 * @param report what Playwright's JSON reporter wrote
 * @returns its tests; flaky and skipped ones count as failed, since a test that sometimes passes proves nothing
 */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    { passed: 0, failed: 0 },
  )
}
