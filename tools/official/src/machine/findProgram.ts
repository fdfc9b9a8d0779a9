import type { installFromDebian } from './installFromDebian.ts'

/** A program of this machine, or why there is none. */
export type FoundProgram<Program> = { readonly program: Program } | NoProgram

/** Why there is no program. */
export type NoProgram =
  /** It could not be installed here, which is no failure. */
  | { readonly leftOut: string }
  /** It should have been installed, so what needs it counts as failed. */
  | { readonly missing: string }

/** Where a program is looked for and what it is installed from. */
interface ProgramSource<Program> {
  readonly name: string
  /** Of Debian. */
  readonly packages: readonly string[]
  /** Looks for it. */
  readonly find: () => Program | undefined
}

/** The variables of the environment that decide whether something may be left out. */
type Variables = { readonly CI?: string | undefined }

/** The machine that programs are to run on. */
export interface Machine {
  /** Installs packages; returns whether this user may do that. */
  readonly install: typeof installFromDebian
  readonly env: Variables
}

/**
 * Finds a program, and installs it first if it is missing. One that is missing afterwards is left out, except with the
 * environment variable CI where this user may install it: there, a broken installation must not pass as a success.
 */
export function findProgram<Program>(
  { name, packages, find }: ProgramSource<Program>,
  { install, env }: Machine,
): FoundProgram<Program> {
  const present = find()
  if (present !== undefined) return { program: present }
  const mayInstall = install(name, packages)
  const program = find()
  if (program !== undefined) return { program }
  const how = `(Debian: apt-get install ${packages.join(' ')})`
  return mayInstall && isSet(env.CI)
    ? { missing: `It could not be installed ${how}.` }
    : { leftOut: `${name}: left out, not installed ${how}` }
}

/** What cannot run is left out, except with the environment variable CI, where it must never pass by being left out. */
export function leaveOut(reason: string, { CI }: Variables): NoProgram {
  return isSet(CI) ? { missing: reason } : { leftOut: reason }
}

/** Tools commonly read CI=false as not set. */
const isSet = (variable: string | undefined) => !['', 'false', undefined].includes(variable)
