#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { buildPackage } from '../buildPackage.ts'
import { BuildError } from '../package/BuildError.ts'
import { describeProject } from '../package/describePackage.ts'

/** The commands of a feature in a repository of its own. It runs in the folder with the feature's package.json. */
const USAGE = `Usage: outcome-feature build
       outcome-feature dev [--shell URL] [--port N]`

/** Port of the feature's server, which no part of the product has. */
const PORT = '3080'

const print = (what: string) => process.stdout.write(`${what}\n`)

try {
  const { values, positionals } = parseArgs({
    options: { shell: { type: 'string' }, port: { type: 'string', default: PORT } },
    allowPositionals: true,
  })
  const [command, ...others] = positionals
  if (others.length > 0) throw new BuildError(USAGE)
  if (command === 'build') await build()
  else if (command === 'dev') await dev(values.shell, Number(values.port))
  else throw new BuildError(USAGE)
} catch (failure) {
  const isExpected = failure instanceof BuildError || isUsageError(failure)
  const text = failure instanceof Error ? (isExpected ? failure.message : failure.stack) : String(failure)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

function isUsageError(failure: unknown): boolean {
  return (
    failure instanceof TypeError && 'code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS')
  )
}

async function build(): Promise<void> {
  const described = describeProject(process.cwd())
  const started = performance.now()
  const { version, built } = await buildPackage(described, 'production')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  print(
    built ? `${described.id} ${version} built in ${seconds} s` : `${described.id} ${version} is up to date`,
  )
}

async function dev(shell: string | undefined, port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new BuildError('--port needs a number.')
  // Imported late, because the development servers take longer to load than a build without changes.
  const { startDevelopment } = await import('./startDevelopment.ts')
  const development = await startDevelopment(describeProject(process.cwd()), { shell, port, print })
  const end = () => void development.close().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
