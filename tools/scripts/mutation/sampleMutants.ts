import { createHash } from 'node:crypto'

/** The parts of StrykerJS's description of a mutant that identify it. */
export interface Mutant {
  readonly id: string
  readonly fileName: string
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

/**
 * Chooses mutants by a seed. A mutant's rank depends only on the seed and the mutant, so a change of one file preserves
 * most of the sample.
 *
 * @param size of the sample
 * @returns ids of the mutants
 */
export function sampleMutants(mutants: readonly Mutant[], seed: number, size: number): ReadonlySet<string> {
  const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rankOf(mutant, seed) }))
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  return new Set(ranked.slice(0, size).map(({ id }) => id))
}

function rankOf({ fileName, mutatorName, replacement, location: { start } }: Mutant, seed: number): string {
  // The folder of the sandbox has another name in each run.
  const file = fileName.replaceAll('\\', '/').replace(/^.*\/(?=shared\/src\/)/, '')
  const identity = JSON.stringify([seed, file, start.line, start.column, mutatorName, replacement])
  return createHash('sha256').update(identity).digest('hex')
}
