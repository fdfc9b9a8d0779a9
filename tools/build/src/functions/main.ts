import { resolve } from 'node:path'
import { BuildError } from '../package/BuildError.ts'
import { bundleFunctions } from './bundleFunctions.ts'

try {
  const started = performance.now()
  const { version, built } = await bundleFunctions(resolve(`${import.meta.dirname}/../../../..`))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    built ? `functions ${version} built in ${seconds} s\n` : `functions ${version} is up to date\n`,
  )
} catch (failure) {
  if (!(failure instanceof BuildError)) throw failure
  process.stderr.write(`${failure.message}\n`)
  process.exitCode = 1
}
