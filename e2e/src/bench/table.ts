import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import packageJson from '../../../package.json' with { type: 'json' }
import { findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { type Bench, flagsOf } from './sections/Bench.ts'
import { countVerdicts, formatTable, mediansOf } from './table/formatTable.ts'
import { readLastRelease, writeLastRelease } from './table/lastRelease.ts'
import { describeMachine, type MachineState, observeMachine, reportMachine } from './table/machine.ts'
import { openRows, type Rows } from './table/openRows.ts'
import { SECTION_NAMES } from './table/SECTIONS.ts'
import { createProgress } from './weight/createProgress.ts'

/**
 * Measures every row of the table in one stack and one browser: each benchmark runs once before any runs again. Prints
 * the table, and writes its numbers to .cache/bench/table.json. Arguments name benchmarks of the table; with --save the
 * numbers become those of the last release.
 */
const RUNS = 3
const RESULTS = join(import.meta.dirname, '../../../.cache/bench/table.json')

const args = process.argv.slice(2)
const asked = args.filter((arg) => !arg.startsWith('--'))
const names = SECTION_NAMES.filter((name) => asked.length === 0 || asked.includes(name))

const folder = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const progress = createProgress(
  (line) => process.stderr.write(`${line}\n`),
  () => performance.now(),
)
const startedAt = performance.now()
const machine: MachineState[] = [await observeMachine()]
const stack = await progress('building and starting the product', () => startStack({ dataDir: folder }))
const debuggingPort = 9_222 + stack.portOffset
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: flagsOf(debuggingPort),
})
const bench: Bench = { stack, browser, debuggingPort, folder, progress }
const opened: Rows[] = []
try {
  for (const name of names) opened.push(await progress(`preparing ${name}`, () => openRows(name, bench)))
  for (let run = 1; run <= RUNS; run++) {
    for (const rows of opened) await progress(`${rows.name}, run ${run} of ${RUNS}`, rows.run)
    machine.push(await observeMachine())
  }
} finally {
  for (const rows of opened) await rows.release()
  await browser.close()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}

const last = await readLastRelease()
const report = reportMachine(machine, availableParallelism())
const groups = opened.map(({ name, rows }) => ({ name, rows: rows() }))
const failures = opened.flatMap((rows) => rows.failures)
const line = describeMachine(report)
process.stdout.write(`
${formatTable(groups, report.isNoisy, last.rows)}

${countVerdicts(groups, report.isNoisy)}. It took ${Math.round((performance.now() - startedAt) / 1000)} s. Medians of ${RUNS} interleaved runs; last release: ${last.version}, ${last.machine}.
${line}
${failures.map((failure) => `${failure}\n`).join('')}`)
if (args.includes('--save')) await save()
const written = { version: packageJson.version, machine: report, groups }
await mkdir(dirname(RESULTS), { recursive: true })
await writeFile(RESULTS, `${JSON.stringify(written, null, 2)}\n`)
process.exit(failures.length === 0 ? 0 : 1)

/** Only the numbers of a complete run on a quiet machine are worth comparing with. */
async function save(): Promise<void> {
  if (report.isNoisy || failures.length > 0 || asked.length > 0) {
    process.stdout.write('Not saved: the machine is too noisy or the run is not complete.\n')
    return
  }
  const { cores, loopMs } = report
  const described = `${cores} cores, calibration loop ${loopMs} ms`
  await writeLastRelease({ version: packageJson.version, machine: described, rows: mediansOf(groups) })
  process.stdout.write('Saved as the numbers of the last release.\n')
}
