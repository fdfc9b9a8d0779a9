import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EnvironmentError, readEnvironment } from '../../../environment/src/readEnvironment.ts'
import { PackageError } from '../PackageError.ts'
import { DeployError } from './DeployError.ts'
import { deployToFirebase, describeWayBack } from './deployToFirebase.ts'
import { deployToFolder } from './deployToFolder.ts'
import { readPackaged } from './readPackaged.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const USAGE = `npm run deploy -- NAME [--run]                      to the project of Firebase of environments/NAME.json
npm run deploy -- NAME --to FOLDER [--run]          to a plain folder, with a folder for each site
npm run deploy -- NAME [--to FOLDER] --back [--run] the way back to the former deployment
Without --run it prints what it would do.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { run: { type: 'boolean' }, back: { type: 'boolean' }, to: { type: 'string' } },
  })
  const [name, ...others] = positionals
  if (name === undefined || others.length > 0) throw new PackageError(USAGE)
  const environment = readEnvironment(ROOT, name)
  const packaged = await readPackaged(join(ROOT, 'packaged', name), name, environment)
  const options = { isRun: values.run ?? false, isBack: values.back ?? false, print }
  if (values.to !== undefined) await deployToFolder(packaged, resolve(values.to), options)
  else if (options.isBack) print(describeWayBack(packaged))
  else await deployToFirebase(packaged, ROOT, options)
} catch (error) {
  if (!(error instanceof Error && (isExpected(error) || isUsage(error)))) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error instanceof DeployError ? 1 : 2
}

function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}

function isExpected(error: Error): boolean {
  return [EnvironmentError, PackageError, DeployError].some((expected) => error instanceof expected)
}

function isUsage(error: Error): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
