import { z } from 'zod'

/** Tests that fail on an official emulator for one reason, while they pass on the local cloud. */
const knownDifferencesSchema = z.array(z.object({ reason: z.string().min(1), tests: z.array(z.string()) }))
export type KnownDifferences = Readonly<z.infer<typeof knownDifferencesSchema>>

/** What `jest --json` writes. */
const jestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** The report of a stage, which `tools/scripts/support/Tally.ts` reads. */
export interface StageReport {
  /** Tests with the expected result: they pass, or fail as it is known. */
  readonly passed: number
  readonly failed: number
  readonly failures: readonly { readonly name: string; readonly message: string }[]
  /** Why something was left out. */
  readonly leftOut: readonly string[]
}

/** @throws ZodError when the list is malformed */
export function parseKnownDifferences(json: unknown): KnownDifferences {
  return knownDifferencesSchema.parse(json)
}

/**
 * Compares a run on an official emulator with the differences that are known. A failed test that is not listed is a
 * failure, and so is a listed test that did not fail.
 *
 * @param report what `jest --json` wrote
 * @throws ZodError when the report is malformed
 */
export function compareRuns(report: unknown, known: KnownDifferences): StageReport {
  const { testResults } = jestReportSchema.parse(report)
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const listed = new Set(known.flatMap(({ tests }) => tests))
  const failed = new Map(
    results.filter(({ status }) => status !== 'passed').map((result) => [result.fullName, result]),
  )
  const unexpected = [...failed.values()].filter(({ fullName }) => !listed.has(fullName))
  const failures = [
    ...testResults
      .filter(({ status, assertionResults }) => status !== 'passed' && assertionResults.length === 0)
      .map(({ name, message }) => ({ name, message })),
    ...unexpected.map(({ fullName, failureMessages }) => ({
      name: `${fullName}, on the official emulator`,
      message: (failureMessages ?? []).join('\n') || 'It did not run.',
    })),
    ...[...listed]
      .filter((name) => !failed.has(name))
      .map((name) => ({
        name,
        message: 'It no longer differs on the official emulator: remove it from knownDifferences.json.',
      })),
  ]
  return { passed: results.length - unexpected.length, failed: failures.length, failures, leftOut: [] }
}
