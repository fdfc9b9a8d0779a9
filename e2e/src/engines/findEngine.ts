import { findProgram, type Machine } from '../../../tools/official/src/machine/findProgram.ts'
import type { Engine } from './EnginePage.ts'

export type OpenEngine = () => Promise<Engine>

/** An engine that can be started on this machine, or why it cannot. */
export type FoundEngine =
  | { readonly name: Engine['name']; readonly open: OpenEngine }
  /** It could not be installed here, which is no failure. */
  | { readonly name: Engine['name']; readonly leftOut: string }
  /** It should have been installed, so its journeys count as failed. */
  | { readonly name: Engine['name']; readonly missing: string }

/** Where an engine is looked for and what it is installed from. */
interface EngineSource {
  readonly name: Engine['name']
  /** Of Debian. */
  readonly packages: readonly string[]
  /** Looks for its programs. */
  readonly find: () => OpenEngine | undefined
}

/** Finds an engine as `findProgram` does, and installs it first if it is missing. */
export function findEngine(source: EngineSource, machine: Machine): FoundEngine {
  const { name } = source
  const found = findProgram(source, machine)
  return 'program' in found ? { name, open: found.program } : { name, ...found }
}
