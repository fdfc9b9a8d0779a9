import { z } from 'zod'

/**
 * Output of StrykerJS's JSON reporter. Statuses:
 * https://stryker-mutator.io/docs/mutation-testing-elements/mutant-states-and-metrics
 */
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string(),
          status: z.string(),
          location: z.object({
            start: z.object({ line: z.number(), column: z.number() }),
            end: z.object({ line: z.number(), column: z.number() }),
          }),
        }),
      ),
    }),
  ),
})

/** One changed place and whether a test failed. */
export interface TestedMutant {
  /** Path with line and column, and the change. */
  readonly label: string
  readonly isFound: boolean
  readonly status: string
}

/** Mutants that count: those that were not rejected as outside the sample or as invalid. */
export function parseMutationReport(report: unknown): readonly TestedMutant[] {
  const { files } = reportSchema.parse(report)
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants.filter(isTested).map(({ status, mutatorName, replacement, location: { start, end } }) => {
      const line = lines[start.line - 1] ?? ''
      const original = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
      const change = `${original} → ${replacement}`.replaceAll(/\s+/g, ' ').slice(0, 160)
      return {
        label: `${file}:${start.line}:${start.column} ${mutatorName}: ${change}`,
        isFound: status === 'Killed' || status === 'Timeout',
        status,
      }
    })
  })
}

const TESTED: readonly string[] = ['Killed', 'Timeout', 'Survived', 'NoCoverage']
const isTested = ({ status }: { readonly status: string }) => TESTED.includes(status)
