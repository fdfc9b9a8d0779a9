import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EnvironmentError, readEnvironment } from '../../environment/src/readEnvironment.ts'
import { buildPackages } from './buildPackages.ts'
import { PackageError } from './PackageError.ts'
import { packageEnvironment } from './packageEnvironment.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const USAGE =
  'npm run package -- --env NAME   writes all that is deployed to environments/NAME.json to packaged/NAME/'

try {
  const { values } = parseArgs({ options: { env: { type: 'string' } } })
  if (values.env === undefined) throw new PackageError(USAGE)
  const environment = readEnvironment(ROOT, values.env)
  await buildPackages(ROOT, environment, 'atOnce')
  await packageEnvironment(ROOT, environment, join(ROOT, 'packaged', values.env))
  process.stdout.write(`packaged/${values.env}/ is complete.\n`)
} catch (error) {
  const isExpected = error instanceof EnvironmentError || error instanceof PackageError || isUsage(error)
  if (!isExpected || !(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

function isUsage(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
