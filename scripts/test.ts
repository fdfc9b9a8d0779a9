import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { jestProjects } from '../build/jest/jestProjects.ts'
import { readWorkspaces } from '../build/jest/workspaces.ts'
import { affectedFolders } from './support/affectedFolders.ts'
import { findChromium } from './support/findChromium.ts'
import { readChange } from './support/readChange.ts'
import { runTool } from './support/runTool.ts'
import {
  addTallies,
  failedFiles,
  type Tally,
  tallyOfExitCode,
  tallyOfJest,
  tallyOfPlaywright,
  unreliableFiles,
} from './support/Tally.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'reports')

/** `npm test -- --since REF` runs what the change since a commit can affect; without it, everything runs. */
const { values: options } = parseArgs({ options: { since: { type: 'string' } } })
const workspaces = readWorkspaces(root).map(({ folder }) => folder)
const affected =
  options.since === undefined ? workspaces : affectedFolders(readChange(root, options.since), workspaces)
if (options.since !== undefined) {
  process.stdout.write(`Affected since ${options.since}: ${affected.join(', ') || 'no package'}\n`)
}

interface Suite {
  readonly name: string
  readonly run: () => Promise<Tally>
}

/** With more failed files than this, something is broken; running them again would tell nothing. */
const MOST_REPEATED = 5

const checks: readonly Suite[] = [
  { name: 'format and lint', run: async () => runCheck('biome', ['ci', '.']) },
  { name: 'unused code', run: async () => runCheck('knip', ['--no-progress']) },
  { name: 'types', run: async () => runCheck('tsc', ['-b', ...workspaces]) },
]

/** Run at the same time: either of them waits, for the local cloud or the browser, half of its time. */
const tests: readonly Suite[] = [
  {
    name: 'units, rules, functions',
    run: async () => {
      const projects = jestProjects(root).filter(({ roots }) => roots.some(isAffected))
      if (projects.length === 0) return { passed: 0, failed: 0, failures: [] }
      const report = join(reports, 'jest.json')
      const selected = ['--selectProjects', ...projects.map(({ displayName }) => displayName)]
      const args = ['--ci', '--json', `--outputFile=${report}`, '--maxWorkers=2', ...selected]
      await runTool('jest', args, { quiet: true })
      const first = readJson(report)
      const failed = failedFiles(first)
      if (failed.length > 0 && failed.length <= MOST_REPEATED) await reportUnreliable(first, failed)
      return tallyOfJest(first)
    },
  },
  {
    name: 'journeys',
    run: async () => {
      if (!affected.includes('e2e')) return { passed: 0, failed: 0, failures: [] }
      const report = join(reports, 'playwright.json')
      const printed = join(reports, 'journeys.txt')
      await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
        env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        output: printed,
      })
      process.stdout.write(readFileSync(printed))
      return tallyOfPlaywright(readJson(report))
    },
  },
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const tallies: Tally[] = []
for (const check of checks) tallies.push(await runSuite(check))
tallies.push(...(await Promise.all(tests.map(runSuite))))
const total = addTallies(tallies)
for (const failure of total.failures) process.stdout.write(`\nFAILED ${failure}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

function isAffected(path: string): boolean {
  return affected.some((folder) => `${path}/`.startsWith(`<rootDir>/${folder}/`))
}

async function runSuite({ name, run }: Suite): Promise<Tally> {
  const started = Date.now()
  process.stdout.write(`\n== ${name}\n`)
  const tally = await run().catch((error: unknown): Tally => {
    const reason = error instanceof Error ? error.message : error
    return { passed: 0, failed: 1, failures: [`${name} could not run: ${reason}`] }
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  process.stdout.write(`== ${name}: ${tally.passed} ok, ${tally.failed} not, ${seconds} s\n`)
  return tally
}

async function runCheck(tool: string, args: readonly string[]): Promise<Tally> {
  return tallyOfExitCode(tool, await runTool(tool, args))
}

/** Runs failed files again, alone, and prints which of them pass then. */
async function reportUnreliable(first: unknown, failed: readonly string[]): Promise<void> {
  process.stdout.write(`\nRepeated alone, to find unreliable tests: ${listed(failed)}\n`)
  const report = join(reports, 'jest-repeated.json')
  const args = ['--ci', '--json', `--outputFile=${report}`, '--runInBand', '--runTestsByPath', ...failed]
  await runTool('jest', args, { quiet: true })
  const unreliable = unreliableFiles(first, readJson(report))
  if (unreliable.length === 0) return
  process.stdout.write(`\nUNRELIABLE, passes only alone and counts as failed: ${listed(unreliable)}\n`)
}

function listed(files: readonly string[]): string {
  return files.map((path) => relative(root, path)).join(', ')
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
