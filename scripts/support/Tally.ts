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
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
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
 * Files of tests that did not pass, to be run once more alone: what fails for want of a free processor passes then.
 *
 * @param report what `jest --json` wrote
 * @returns absolute paths
 */
export function failedFiles(report: unknown): readonly string[] {
  return jestReport
    .parse(report)
    .testResults.flatMap(({ name, status }) => (status === 'passed' ? [] : [name]))
}

/**
 * @param first what `jest --json` wrote
 * @param second the same of a run of the failed files alone
 * @returns the tests of all files, those of the failed ones as they were the second time
 */
export function tallyOfTwoRuns(first: unknown, second: unknown): Tally {
  const sound = jestReport.parse(first).testResults.filter(({ status }) => status === 'passed')
  const passed = sound.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'passed'))
  return addTallies([{ passed: passed.length, failed: 0 }, tallyOfJest(second)])
}

/**
 * @param report what Playwright's JSON reporter wrote
 * @returns its tests; one that passed when it was tried again passed, a skipped one counts as failed
 */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    { passed: 0, failed: 0 },
  )
}
