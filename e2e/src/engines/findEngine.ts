import type { installFromDebian } from '../support/installFromDebian.ts'
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

/** The machine that the engines are to run on. */
interface Machine {
  /** Installs packages; returns whether this user may do that. */
  readonly install: typeof installFromDebian
  readonly env: { readonly CI?: string | undefined }
}

/**
 * Finds an engine, and installs it first if it is missing. One that is missing afterwards is left out, except with the
 * environment variable CI where this user may install it: there, a broken installation must not pass as a success.
 */
export function findEngine({ name, packages, find }: EngineSource, { install, env }: Machine): FoundEngine {
  const present = find()
  if (present) return { name, open: present }
  const mayInstall = install(name, packages)
  const open = find()
  if (open) return { name, open }
  const how = `(Debian: apt-get install ${packages.join(' ')})`
  return mayInstall && isSet(env.CI)
    ? { name, missing: `It could not be installed ${how}.` }
    : { name, leftOut: `${name}: left out, not installed ${how}` }
}

/** Tools commonly read CI=false as not set. */
const isSet = (variable: string | undefined) => !['', 'false', undefined].includes(variable)
