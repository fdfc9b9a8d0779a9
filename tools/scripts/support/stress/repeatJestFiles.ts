import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import type { RepeatedFile, Repetitions } from './RepeatedFile.ts'
import { runToolWithStops } from './runToolWithStops.ts'

const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })),
})

const CONFIG = join(import.meta.dirname, 'jest.config.mjs')

/**
 * Runs test files of Jest with random delays. All repetitions share one Jest: a start for each would take longer than
 * most files.
 *
 * @param files paths relative to the root
 * @param config path of Jest's configuration
 * @throws the error of the file system, if Jest ended without a report
 */
export async function repeatJestFiles(
  files: readonly string[],
  { root, seed, times }: Repetitions,
  config = CONFIG,
): Promise<readonly RepeatedFile[]> {
  if (files.length === 0) return []
  const parent = join(root, '.cache', 'stress')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'jest-'))
  try {
    const report = join(folder, 'report.json')
    const args = ['--ci', '--silent', '--json', `--outputFile=${report}`, '--maxWorkers=2']
    await runToolWithStops(seed, 'jest', ['--config', config, ...args, '--runTestsByPath', ...files], {
      quiet: true,
      env: { STRESS_SEED: String(seed), STRESS_TIMES: String(times), STRESS_CLAIMS: folder },
    })
    const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
    return files.map((file) => {
      const own = testResults.filter(({ name }) => relative(root, name).split(sep).join('/') === file)
      const failures = own.filter(({ status }) => status !== 'passed').map(({ message }) => message)
      const missing = Array.from({ length: times - own.length }, () => 'It did not run.')
      return { file, failures: [...failures, ...missing] }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
