import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { readChange } from './since/readChange.ts'
import { readRepository } from './since/readRepository.ts'
import { repeatJestFiles } from './support/stress/repeatJestFiles.ts'
import { repeatJourneys } from './support/stress/repeatJourneys.ts'
import { parseStressOptions, StressOptionsError } from './support/stress/StressOptions.ts'
import { NoTestFileError, selectTestFiles } from './support/stress/selectTestFiles.ts'

/**
 * Runs test files many times, with processes stopped and tasks delayed at random: `npm run test:stress -- FILES`. It
 * finds tests, and product code, that fail by chance.
 */
const root = join(import.meta.dirname, '../..')

try {
  const options = parseStressOptions(process.argv.slice(2), randomInt(1_000_000))
  const { files: all, graph } = readRepository(root)
  const files = selectTestFiles(options, {
    all,
    changedSince: (ref) => readChange(root, ref).files,
    dependencies: graph.dependencies,
  })
  const { seed, times } = options
  process.stdout.write(
    `${files.length} test files, ${times} times each, seed ${seed}. To repeat one failure, run its file with ` +
      'its seed and --times 1.\n',
  )
  const isJourney = (path: string) => path.endsWith('.spec.ts')
  const results = [
    ...(await repeatJestFiles(
      files.filter((path) => !isJourney(path)),
      { root, seed, times },
    )),
    ...(await repeatJourneys(files.filter(isJourney), { root, seed, times })),
  ]
  for (const { file, failures } of results) {
    process.stdout.write(`\n${times - failures.length} of ${times} passed: ${file}\n`)
    for (const failure of failures) process.stdout.write(`${failure}\n`)
  }
  const failed = results.filter(({ failures }) => failures.length > 0).length
  process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof StressOptionsError || error instanceof NoTestFileError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
