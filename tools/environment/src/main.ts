import { resolve } from 'node:path'
import { SERVICE_ACCOUNTS } from '../../../functions/src/serviceAccounts/SERVICE_ACCOUNTS.ts'
import { describeEnvironment } from './describeEnvironment.ts'
import { EnvironmentError, readEnvironment } from './readEnvironment.ts'
import { readSecrets } from './readSecrets.ts'
import { serviceAccountCommands } from './serviceAccountCommands.ts'

/** A command does not suit its environment. The message says why. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

const ROOT = resolve(import.meta.dirname, '../../..')

const USAGE = `npm run environment -- check NAME      lists every missing or wrong value of environments/NAME.json
npm run environment -- show NAME       prints what is generated from it
npm run environment -- accounts NAME   prints the commands that create the service accounts of its functions
`

const COMMANDS: Readonly<Record<string, (name: string) => string>> = {
  check: (name) => {
    readEnvironment(ROOT, name)
    return `environments/${name}.json is complete. Secrets to set: ${readSecrets(ROOT).join(', ')}.\n`
  },
  show: (name) => describeEnvironment(readEnvironment(ROOT, name), readSecrets(ROOT)),
  accounts: (name) => serviceAccountCommands(projectOf(name), SERVICE_ACCOUNTS),
}

const [command = '', name, ...others] = process.argv.slice(2)
const print = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
if (print === undefined || name === undefined || others.length > 0) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else run(() => print(name))

function run(text: () => string): void {
  try {
    process.stdout.write(text())
  } catch (error) {
    if (!(error instanceof EnvironmentError || error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}

/** The project of an environment at Google Cloud. */
function projectOf(environmentName: string): string {
  const { emulators, firebase } = readEnvironment(ROOT, environmentName)
  if (emulators === null) return firebase.project
  throw new UsageError(
    `${environmentName} runs on this machine, where functions have no service accounts. Name an environment of a project: one whose "emulators" is null.`,
  )
}
