import { z } from 'zod'
import type { SpecResult } from './collectResults.ts'

/** Specs that fail for one reason. The README of local-cloud lists the groups with their numbers. */
const failureGroupSchema = z.object({
  /** Feature that is not supported, or what of the emulator itself the specs use. */
  group: z.string(),
  /** False for specs that test the emulator's own parts, which another server does not have. */
  isApplicable: z.boolean(),
  specs: z.array(z.string()),
})
export type FailureGroup = Readonly<z.infer<typeof failureGroupSchema>>

export interface Comparison {
  /** Numbers of specs. */
  readonly applicable: number
  readonly passed: number
  /** Names of specs that fail without being listed. */
  readonly unexpected: readonly SpecResult[]
  /** Listed specs that pass, or that the copy does not have. */
  readonly outdated: readonly string[]
}

/** @throws ZodError when the list is malformed */
export function parseFailureGroups(json: unknown): readonly FailureGroup[] {
  return z.array(failureGroupSchema).parse(json)
}

/**
 * Compares a run with the list of specs that are known to fail. Skipped specs count as not applicable.
 *
 * @param groups each spec in one group at most
 */
export function compareResults(results: readonly SpecResult[], groups: readonly FailureGroup[]): Comparison {
  const listed = new Set(groups.flatMap(({ specs }) => specs))
  const foreign = new Set(groups.filter(({ isApplicable }) => !isApplicable).flatMap(({ specs }) => specs))
  const failed = new Map(
    results.filter(({ outcome }) => outcome === 'failed').map((result) => [result.name, result]),
  )
  return {
    applicable: results.filter(({ name, outcome }) => outcome !== 'skipped' && !foreign.has(name)).length,
    passed: results.filter(({ outcome }) => outcome === 'passed').length,
    unexpected: [...failed.values()].filter(({ name }) => !listed.has(name)),
    outdated: [...listed].filter((name) => !failed.has(name)),
  }
}
