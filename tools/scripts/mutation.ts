import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installOnFirstUse } from '../../e2e/src/support/installOnFirstUse.ts'
import { parseMutationReport } from './mutation/MutationReport.ts'

/**
 * Mutation tests of the domain's rules with StrykerJS: `npm run mutation -- [--seed N] [--sample N] [FOLDERS]`. It
 * changes one place at a time, and a test should fail. The same seed tests the same changes.
 */
const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '500' },
  },
})
const folders = positionals.length > 0 ? positionals : ['shared/src/domain', 'shared/src/files']

const modules = installOnFirstUse(join(import.meta.dirname, 'mutation', 'package.json'), 'mutation')
const results = join(root, '.cache', 'mutation-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const report = join(results, 'stryker.json')
const config = join(results, 'stryker.config.json')
writeFileSync(
  config,
  JSON.stringify({
    mutate: [
      ...folders.map((folder) => `${folder}/**/*.ts`),
      '!**/*.test.ts',
      '!**/{test,testing}/**',
      // Re-exports alone.
      '!**/index.ts',
    ],
    plugins: ['@stryker-mutator/jest-runner', join(import.meta.dirname, 'mutation', 'SampleChecker.ts')],
    checkers: ['sample'],
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      configFile: 'tools/scripts/mutation/jest.config.mjs',
      enableFindRelatedTests: true,
    },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Ends tests that hang. A busy machine takes longer.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 60,
    // The types are checked by no test: a change that breaks them is tested all the same.
    disableTypeChecks: false,
    // StrykerJS rewrites the project's file with an API that TypeScript 7 no longer has: it finds none.
    tsconfigFile: 'none',
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    tempDirName: join(root, '.cache', 'mutation-sandbox'),
    ignorePatterns: ['.tsbuild', 'dist', '.cache'],
  }),
)
const stryker = join(modules, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const child = spawn(process.execPath, [stryker, 'run', config], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MUTATION_SEED: values.seed, MUTATION_SAMPLE: values.sample },
})
const [code] = await once(child, 'exit')
if (code !== 0) {
  process.stderr.write(`StrykerJS ended with exit code ${code}.\n`)
  process.exit(1)
}

const mutants = parseMutationReport(JSON.parse(readFileSync(report, 'utf8')))
const survivors = mutants.filter(({ isFound }) => !isFound)
for (const { label, status } of survivors) process.stdout.write(`${status}: ${label}\n`)
writeFileSync(join(results, 'mutants.json'), `${JSON.stringify({ ...values, mutants }, null, 2)}\n`)
const found = mutants.length - survivors.length
const score = ((100 * found) / mutants.length).toFixed(1)
process.stdout.write(
  `${found} of ${mutants.length} changes make a test fail: ${score} % (seed ${values.seed})\n`,
)
