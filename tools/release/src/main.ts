import { execFileSync } from 'node:child_process'
import { webcrypto } from 'node:crypto'
import { join, resolve } from 'node:path'
import { createKeyPair } from '@outcome-studio/shared/releases'
import { EnvironmentError, readEnvironment } from '../../environment/src/readEnvironment.ts'
import { openTarget } from './commands/openTarget.ts'
import { parseCommand } from './commands/parseCommand.ts'
import { runCommand } from './commands/runCommand.ts'
import { ReleaseError } from './core/ReleaseError.ts'
import { UsageError } from './core/UsageError.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof EnvironmentError
  if (!(isUsage || error instanceof ReleaseError || isOfSystem(error))) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = isUsage ? 2 : 1
}

async function run(args: readonly string[]): Promise<void> {
  const command = parseCommand(args)
  if (command.action === 'keys') return printKeys()
  const { env, to } = command
  const environment = readEnvironment(ROOT, env)
  const target = await openTarget({ root: ROOT, name: env, environment, to, variables: process.env, print })
  // Only an environment with emulators gets what developers alone use.
  const buildTarget = environment.emulators === null ? 'production' : 'local'
  await runCommand(command, target, {
    root: ROOT,
    environment,
    build: (id) => {
      const lerna = join(ROOT, 'node_modules/lerna/dist/cli.js')
      try {
        execFileSync(process.execPath, [lerna, 'run', 'build', '--scope', `@outcome-studio/${id}`], {
          cwd: ROOT,
          env: { ...process.env, BUILD_TARGET: buildTarget },
          stdio: ['ignore', 2, 2],
        })
      } catch (cause) {
        throw new ReleaseError(`${id} does not build. Nothing was changed.`, { cause })
      }
    },
    readCommit,
  })
}

async function printKeys(): Promise<void> {
  const { publicKey, privateKey } = await createKeyPair(webcrypto.subtle)
  print(`For "registry" in environments/NAME.json, which also needs the url of the registry:
  "publicKey": "${publicKey}"
For the variable RELEASE_KEY of those who release. Never store it in the repository:
  ${privateKey}`)
}

function readCommit(): string | null {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`
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
