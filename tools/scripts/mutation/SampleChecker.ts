import { type Mutant, sampleMutants } from './sampleMutants.ts'

type Result = { readonly status: 'passed' } | { readonly status: 'compileError'; readonly reason: string }

/** A checker of StrykerJS that rejects the mutants which are not in the sample, so that they do not count. */
class SampleChecker {
  async init(): Promise<void> {}

  /** All mutants as one group: the sample is chosen among all. */
  async group(mutants: readonly Mutant[]): Promise<readonly (readonly string[])[]> {
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants: readonly Mutant[]): Promise<Readonly<Record<string, Result>>> {
    const { MUTATION_SEED, MUTATION_SAMPLE } = process.env
    const sample = sampleMutants(mutants, Number(MUTATION_SEED), Number(MUTATION_SAMPLE))
    const resultOf = (id: string): Result =>
      sample.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'Not in the sample' }
    return Object.fromEntries(mutants.map(({ id }) => [id, resultOf(id)]))
  }
}

/** The plug-ins of this module, as StrykerJS finds them. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }]
