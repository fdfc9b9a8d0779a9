import { z } from 'zod'

/** How many checks of one suite passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** The failed checks, each with its message, to be shown where the output ends. */
  readonly failures: readonly string[]
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string().default(''),
      results: z.array(
        z.object({
          error: z.object({ message: z.string().optional() }).optional(),
          attachments: z.array(z.object({ name: z.string(), body: z.string().optional() })).default([]),
        }),
      ),
    }),
  ),
})

interface PlaywrightSuite {
  readonly specs: readonly z.infer<typeof playwrightSpec>[]
  readonly suites?: readonly PlaywrightSuite[] | undefined
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().default('') })),
})

const enginesReport = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.object({ name: z.string(), message: z.string() })),
  leftOut: z.array(z.string()),
})

/** A tool that is one yes or no, such as the linter. */
export function tallyOfExitCode(tool: string, code: number): Tally {
  if (code === 0) return { passed: 1, failed: 0, failures: [] }
  return { passed: 0, failed: 1, failures: [`${tool} ended with exit code ${code}`] }
}

/**
 * @param report what `jest --json` wrote
 * @returns its tests; a file that could not run at all counts as one failure, with the start of each message
 */
export function tallyOfJest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = jestReport.parse(report)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'passed' ? [] : [`${name}\n${start(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${name} › ${fullName}\n${start((failureMessages ?? []).join('\n'))}`,
    )
  })
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, failures }
}

/** The first lines of a message; the whole one was printed where the test ran. */
function start(message: string): string {
  return message.split('\n').slice(0, 20).join('\n')
}

/**
 * Files with failed tests. They are run once more alone, to distinguish unreliable tests from failing ones.
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
 * Files that failed among the others and passed alone. They stay failed: a test that needs an idle machine, or an
 * order of files, is to be fixed.
 *
 * @param first what `jest --json` wrote
 * @param second the same of a run of the failed files alone
 * @returns absolute paths
 */
export function unreliableFiles(first: unknown, second: unknown): readonly string[] {
  const again = failedFiles(second)
  return failedFiles(first).filter((path) => !again.includes(path))
}

/**
 * @param report what Playwright's JSON reporter wrote
 * @returns its tests; one that was skipped, or passed only when repeated, counts as failed
 */
export function tallyOfPlaywright(report: unknown): Tally {
  const { suites, stats, errors } = playwrightReport.parse(report)
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  const outside = errors.map(({ message }) => `outside of the journeys\n${start(message)}`)
  return { passed: stats.expected, failed, failures: [...suites.flatMap(failuresIn), ...outside] }
}

function failuresIn({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const failed = specs.filter(({ ok }) => !ok)
  const notPassed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped' || status === 'flaky')
      .map(({ projectName, status }) => `${file} [${projectName}] › ${title}\n${status}`),
  )
  return [
    ...notPassed,
    ...failed.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.flatMap(({ error, attachments }) =>
          error
            ? [
                `${file} [${projectName}] › ${title}`,
                start(error.message ?? ''),
                ...pagesIn(attachments),
              ].join('\n')
            : [],
        ),
      ),
    ),
    ...suites.flatMap(failuresIn),
  ]
}

/** The pages that were open when a journey failed, as `e2e/src/support/test.ts` describes them. */
function pagesIn(
  attachments: readonly { readonly name: string; readonly body?: string | undefined }[],
): readonly string[] {
  const pages = attachments.find(({ name }) => name === 'pages')?.body
  return pages === undefined ? [] : ['Open pages:', Buffer.from(pages, 'base64').toString('utf8')]
}

/**
 * @param report what `e2e/src/engines/main.ts`, `tools/official/src/main.ts` or `npm run official` printed
 * @returns its tests, where an engine that did not start counts as one failure, and why something was left out
 */
export function readEngines(report: unknown): { readonly tally: Tally; readonly leftOut: readonly string[] } {
  const { passed, failed, failures, leftOut } = enginesReport.parse(report)
  const named = failures.map(({ name, message }) => `${name}\n${start(message)}`)
  return { tally: { passed, failed, failures: named }, leftOut }
}

/** Sums tallies. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      failures: [...sum.failures, ...tally.failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  )
}
