import type { z } from 'zod'
import { checkTogether } from './checkTogether.ts'
import { type Environment, environmentSchema } from './environmentSchema.ts'
import type { Problem } from './Problem.ts'

/** The environment, or everything that is wrong with it. */
export type EnvironmentCheck =
  | { readonly environment: Environment; readonly problems: readonly [] }
  | { readonly environment: null; readonly problems: readonly Problem[] }

/**
 * Checks all values of an environment at once.
 *
 * @param content JSON of the file
 */
export function checkEnvironment(content: unknown): EnvironmentCheck {
  const parsed = environmentSchema.safeParse(content)
  const problems = [...(parsed.error?.issues ?? []).flatMap(problemsOf), ...checkTogether(content)]
  if (parsed.success && problems.length === 0) return { environment: parsed.data, problems: [] }
  return { environment: null, problems: sorted(problems) }
}

function problemsOf(issue: z.core.$ZodIssue): readonly Problem[] {
  const at = (...more: readonly string[]) => [...issue.path, ...more].join('.') || 'the file'
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: at(key), text: 'is no known field' }))
  return [{ path: at(), text: issue.message }]
}

/** One problem of each value, in the order of the paths. */
function sorted(problems: readonly Problem[]): readonly Problem[] {
  const first = new Map([...problems].reverse().map((problem) => [problem.path, problem]))
  return [...first.values()].sort((one, other) => one.path.localeCompare(other.path))
}
