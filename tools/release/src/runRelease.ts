import { execFileSync } from 'node:child_process'
import { webcrypto } from 'node:crypto'
import { createKeyPair } from '@outcome-studio/shared/releases'
import { EnvironmentError, readEnvironment } from '../../environment/src/readEnvironment.ts'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'
import type { RecordedViews } from './commands/guardFeatures.ts'
import { openTarget } from './commands/openTarget.ts'
import { parseCommand } from './commands/parseCommand.ts'
import { runCommand } from './commands/runCommand.ts'
import { ReleaseError } from './core/ReleaseError.ts'
import { CHANGED } from './core/ReleaseRecord.ts'
import { UsageError } from './core/UsageError.ts'

/** Where the command runs. */
export interface ReleasePlace {
  /** Absolute path of the repository of the product, or of what a feature outside has of it: its environments. */
  readonly product: string
  /** Absolute path of the repository whose features are built. */
  readonly root: string
  /**
   * Builds a feature or the shell. Prints to the standard error.
   *
   * @throws Error if it does not build
   */
  readonly build: (id: string, environment: Environment) => void
  /**
   * Connects to the views that pages of an environment have recorded.
   *
   * @param project of Firebase; null for the local product
   * @throws ReleaseError
   */
  readonly openViews: (project: string | null, portOffset: number) => Promise<RecordedViews>
}

/** Runs a command line. Expected failures are one line of text, and set the exit code of this process. */
export async function runRelease(args: readonly string[], place: ReleasePlace): Promise<void> {
  try {
    await run(args, place)
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof EnvironmentError
    if (!(isUsage || error instanceof ReleaseError || isOfSystem(error))) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = isUsage ? 2 : 1
  }
}

async function run(
  args: readonly string[],
  { product, root, build, openViews }: ReleasePlace,
): Promise<void> {
  const command = parseCommand(args)
  if (command.action === 'keys') return printKeys()
  const { env, to } = command
  const environment = readEnvironment(product, env)
  const variables = process.env
  const target = await openTarget({ root: product, name: env, environment, to, variables, print })
  await runCommand(command, target, {
    root,
    environment,
    build: (id) => {
      try {
        build(id, environment)
      } catch (cause) {
        if (cause instanceof ReleaseError) throw cause
        throw new ReleaseError(`${id} does not build. Nothing was changed.`, { cause })
      }
    },
    readCommit: () => readCommit(root),
    openViews: () => openViews(target.isLocal ? null : environment.firebase.project, command.portOffset),
  })
}

async function printKeys(): Promise<void> {
  const { publicKey, privateKey } = await createKeyPair(webcrypto.subtle)
  print(`For "registry" in environments/NAME.json, which also needs the url of the registry:
  "publicKey": "${publicKey}"
For the variable RELEASE_KEY of those who release. Never store it in the repository:
  ${privateKey}`)
}

function readCommit(root: string): string | null {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : CHANGED}`
  } catch {
    return null
  }
}

/** For example a folder that cannot be written, or a full disk. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
