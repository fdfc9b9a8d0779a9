import type { Bench } from '../sections/Bench.ts'
import { GOALS, type Results } from './GOALS.ts'
import type { MeasuredGoal } from './Goal.ts'
import { SECTIONS } from './SECTIONS.ts'

/** A benchmark of the table with its rows. */
export interface Rows {
  readonly name: string
  /** What made a run fail. */
  readonly failures: readonly string[]
  /** Runs once. A run that fails is noted, and does not end the others. */
  run(): Promise<void>
  rows(): readonly MeasuredGoal[]
  release(): Promise<void>
}

/** Opens a benchmark of the table. A benchmark that cannot be opened has rows without measurements. */
export async function openRows<Name extends keyof Results>(name: Name, bench: Bench): Promise<Rows> {
  const { title, open } = SECTIONS[name]
  const results: Results[Name][] = []
  const failures: string[] = []
  const noted = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work()
    } catch (error) {
      failures.push(`${title}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  const section = await noted(() => open(bench))
  return {
    name: title,
    failures,
    run: async () => {
      const result = await noted(async () => section?.measure())
      if (result !== undefined) results.push(result)
    },
    rows: () =>
      GOALS[name].map(({ read, ...goal }) => ({
        ...goal,
        samples: results.flatMap((result) => read(result) ?? []),
      })),
    release: async () => {
      await noted(async () => section?.release?.())
    },
  }
}
