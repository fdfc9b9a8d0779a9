import { resolve } from 'node:path'
import { describeEnvironment } from './describeEnvironment.ts'
import { EnvironmentError, readEnvironment } from './readEnvironment.ts'
import { readSecrets } from './readSecrets.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

const USAGE = `npm run environment -- check NAME   lists every missing or wrong value of environments/NAME.json
npm run environment -- show NAME    prints what is generated from it
`

const [command, name, ...others] = process.argv.slice(2)
if ((command !== 'check' && command !== 'show') || name === undefined || others.length > 0) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else run(command, name)

function run(wanted: 'check' | 'show', environmentName: string): void {
  try {
    const environment = readEnvironment(ROOT, environmentName)
    const secrets = readSecrets(ROOT)
    process.stdout.write(
      wanted === 'show'
        ? describeEnvironment(environment, secrets)
        : `environments/${environmentName}.json is complete. Secrets to set: ${secrets.join(', ')}.\n`,
    )
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}
