import type { StageReport } from '../../../tools/official/src/compareRuns.ts'

/** A part of a journey, which later parts need. */
export interface Step {
  /** What is true afterwards, as a sentence. */
  readonly name: string
  readonly run: () => Promise<void>
}

interface Surroundings {
  /** Called with a line for each step. */
  readonly report: (line: string) => void
  /** Describes what is open when a step fails. */
  readonly describe: () => Promise<string>
  /** Milliseconds of a clock that does not jump. */
  readonly now: () => number
}

/** Lines of an error. The rest is the log of waiting. */
const ERROR_LINES = 8

/** Runs steps one after the other. After a failure, the others count as failed too. */
export async function runSteps(
  steps: readonly Step[],
  { report, describe, now }: Surroundings,
): Promise<StageReport> {
  for (const [passed, { name, run }] of steps.entries()) {
    const started = now()
    try {
      await run()
      report(`${name} (${((now() - started) / 1000).toFixed(1)} s)`)
    } catch (error) {
      const rest = steps
        .slice(passed + 1)
        .map((step) => ({ name: step.name, message: 'An earlier step failed.' }))
      const message = `${reasonOf(error)}\n${await describe()}`
      return {
        passed,
        failed: steps.length - passed,
        failures: [{ name, message }, ...rest],
        leftOut: [],
      }
    }
  }
  return { passed: steps.length, failed: 0, failures: [], leftOut: [] }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n').slice(0, ERROR_LINES).join('\n')
}
