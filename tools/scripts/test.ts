import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../../e2e/src/support/chromium.ts'
import { readChange } from './since/readChange.ts'
import { readRepository } from './since/readRepository.ts'
import { type Selection, selectTests } from './since/selectTests.ts'
import { runTool } from './support/runTool.ts'
import {
  addTallies,
  failedFiles,
  readEngines,
  type Tally,
  tallyOfExitCode,
  tallyOfJest,
  tallyOfPlaywright,
  unreliableFiles,
} from './support/Tally.ts'

const root = join(import.meta.dirname, '../..')
const reports = join(root, '.cache', 'reports')

/** `npm test -- --since REF` runs what the change since a commit can affect; without it, everything runs. */
const { values: options } = parseArgs({ options: { since: { type: 'string' } } })
/** Null for everything. */
const selection = options.since === undefined ? null : select(options.since)

interface Suite {
  readonly name: string
  readonly run: () => Promise<Tally>
}

const NOTHING: Tally = { passed: 0, failed: 0, failures: [] }

/** With more failed files than this, something general is broken, and running them again is useless. */
const MOST_REPEATED = 5

const checks: readonly Suite[] = [
  { name: 'format and lint', run: () => runCheck('biome', ['ci', '.']) },
  { name: 'unused code', run: () => runCheck('knip', ['--no-progress']) },
  { name: 'types', run: () => runCheck('tsc', ['-b']) },
]

const units: Suite = {
  name: 'units, rules, functions',
  run: async () => {
    if (selection?.tests.length === 0) return NOTHING
    const report = join(reports, 'jest.json')
    const selected = selection === null ? [] : ['--runTestsByPath', ...selection.tests]
    const args = ['--ci', '--json', `--outputFile=${report}`, '--maxWorkers=2', ...selected]
    await runTool('jest', args, { quiet: true })
    const first = readJson(report)
    const failed = failedFiles(first)
    if (failed.length > 0 && failed.length <= MOST_REPEATED) await reportUnreliable(first, failed)
    return tallyOfJest(first)
  },
}

const journeys: Suite = {
  name: 'journeys',
  run: async () => {
    if (selection?.journeys.length === 0) return NOTHING
    const report = join(reports, 'playwright.json')
    const printed = join(reports, 'journeys.txt')
    const selected = (selection?.journeys ?? []).map((path) => path.replace(/[.]/g, '\\.'))
    await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...selected], {
      env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      output: printed,
    })
    process.stdout.write(readFileSync(printed))
    return tallyOfPlaywright(readJson(report))
  },
}

const official: Suite = {
  name: 'official emulators',
  run: async () => {
    if (selection?.official === false) return NOTHING
    const report = join(reports, 'official.json')
    await runTool('official', [], { output: report })
    const { tally, leftOut } = readEngines(readJson(report))
    for (const line of leftOut) process.stdout.write(`${line}\n`)
    return tally
  },
}

const officialJourney: Suite = {
  name: 'journey on the official emulators',
  run: async () => {
    if (selection?.officialJourney === false) return NOTHING
    const report = join(reports, 'official-journey.json')
    await runTool('officialJourney', [], { output: report })
    const { tally, leftOut } = readEngines(readJson(report))
    for (const line of leftOut) process.stdout.write(`${line}\n`)
    return tally
  },
}

const engines: Suite = {
  name: 'journeys in Firefox and WebKit',
  run: async () => {
    if (selection?.engines === false) return NOTHING
    const report = join(reports, 'engines.json')
    await runTool('engines', [], { output: report })
    const { tally, leftOut } = readEngines(readJson(report))
    for (const line of leftOut) process.stdout.write(`${line}\n`)
    return tally
  },
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// Concurrently, because each of them spends time waiting for servers, a browser or the disk.
const tallies = await Promise.all([
  runInTurn(checks),
  runInTurn([units, official, officialJourney]),
  runInTurn([journeys, engines]),
])
const total = addTallies(tallies.flat())
for (const failure of total.failures) process.stdout.write(`\nFAILED ${failure}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

function select(ref: string): Selection {
  const repository = readRepository(root)
  const selected = selectTests(readChange(root, ref), repository)
  const { tests, journeys: specs, leftOut, everythingBecauseOf } = selected
  const reason = everythingBecauseOf === null ? '' : ` (everything, because of ${everythingBecauseOf})`
  process.stdout.write(
    `Since ${ref}: ${tests.length} test files and ${specs.length} journeys${reason}\n` +
      `Left out: ${leftOut.tests.length} test files, and the journeys ${listed(leftOut.journeys) || 'none'}\n`,
  )
  return selected
}

async function runInTurn(suites: readonly Suite[]): Promise<readonly Tally[]> {
  const tallies: Tally[] = []
  for (const suite of suites) tallies.push(await runSuite(suite))
  return tallies
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

/** Prints the output of a tool after it has ended, so that the lines of several tools do not mix. */
async function runCheck(tool: string, args: readonly string[]): Promise<Tally> {
  const printed = join(reports, `${tool}.txt`)
  const code = await runTool(tool, args, { output: printed })
  process.stdout.write(readFileSync(printed))
  return tallyOfExitCode(tool, code)
}

/** Runs failed files again, alone, and prints which of them pass then. */
async function reportUnreliable(first: unknown, failed: readonly string[]): Promise<void> {
  process.stdout.write(`\nRepeated alone, to find unreliable tests: ${listed(failed)}\n`)
  const report = join(reports, 'jest-repeated.json')
  // A failed test may leave connections open, which would keep Jest's only process from ending.
  const alone = ['--runInBand', '--forceExit', '--runTestsByPath', ...failed]
  const args = ['--ci', '--json', `--outputFile=${report}`, ...alone]
  await runTool('jest', args, { quiet: true })
  const unreliable = unreliableFiles(first, readJson(report))
  if (unreliable.length === 0) return
  process.stdout.write(`\nUNRELIABLE, passes only alone and counts as failed: ${listed(unreliable)}\n`)
}

function listed(files: readonly string[]): string {
  return files.map((path) => relative(root, resolve(root, path))).join(', ')
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
