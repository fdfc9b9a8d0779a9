import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPackage } from './buildPackage.ts'
import { BuildError } from './package/BuildError.ts'
import { describePackage } from './package/describePackage.ts'

const USAGE = 'Usage: node tools/build/src/main.ts [--workspace DIR] shell|mfe-… …'

try {
  const { values, positionals } = parseArgs({
    options: { workspace: { type: 'string' } },
    allowPositionals: true,
  })
  if (positionals.length === 0) throw new BuildError(USAGE)
  const workspace = resolve(values.workspace ?? `${import.meta.dirname}/../../..`)
  // An environment variable, because it reaches the build through the task runner.
  const target = process.env.BUILD_TARGET === 'local' ? 'local' : 'production'
  for (const id of positionals) {
    const started = performance.now()
    const { version, built } = await buildPackage(describePackage(workspace, id), target)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(
      built ? `${id} ${version} built in ${seconds} s\n` : `${id} ${version} is up to date\n`,
    )
  }
} catch (failure) {
  const isExpected = failure instanceof BuildError || isUsageError(failure)
  process.stderr.write(`${isExpected && failure instanceof Error ? failure.message : inspectable(failure)}\n`)
  process.exitCode = 1
}

function isUsageError(failure: unknown): boolean {
  return (
    failure instanceof TypeError && 'code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS')
  )
}

function inspectable(failure: unknown): string {
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
}
