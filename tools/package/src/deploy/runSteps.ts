import { DeployError } from './DeployError.ts'
import type { FirebaseStep } from './firebaseSteps.ts'
import type { Command } from './firebaseTools.ts'
import type { Digests, PlannedStep } from './planSteps.ts'

/** What a deployment does to the outside. */
export interface DeployEffects {
  /** Runs a command to its end; rejects with ENOENT if the program is not installed. Answers its exit code. */
  readonly run: (command: Command) => Promise<number>
  /** Stores what is deployed now. */
  readonly store: (digests: Digests) => Promise<void>
  readonly print: (line: string) => void
}

/**
 * Runs the steps that changed. What is done is stored after each step, so that a repeated deployment goes on where this
 * one failed.
 *
 * @param last what was deployed last
 * @returns what is deployed now
 * @throws DeployError if a command fails: which steps are done, and what to do
 */
export async function runSteps(
  steps: readonly (PlannedStep & FirebaseStep)[],
  last: Digests,
  { run, store, print }: DeployEffects,
): Promise<Digests> {
  let digests = last
  const done: string[] = []
  for (const { name, digest, change, commands } of steps) {
    if (change === 'unchanged') continue
    print(`${name}: deploying`)
    for (const command of commands) {
      const problem = await problemOf(command, run)
      if (problem === null) continue
      throw new DeployError(
        `The step ${name} failed: ${problem} Done: ${done.join(', ') || 'nothing'}. ` +
          'Repair the cause and repeat the command: it goes on with this step.',
      )
    }
    digests = { ...digests, [name]: digest }
    await store(digests)
    done.push(name)
  }
  return digests
}

/** @returns null if the command succeeded */
async function problemOf(command: Command, run: DeployEffects['run']): Promise<string | null> {
  const text = [command.program, ...command.args].join(' ')
  try {
    const code = await run(command)
    return code === 0 ? null : `"${text}" ended with code ${code}.`
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) throw error
    return `${command.program} is not installed. It comes with Node.`
  }
}
