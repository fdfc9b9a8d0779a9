import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compareRuns, parseKnownDifferences, type StageReport } from './compareRuns.ts'
import { findFirestore } from './firestore/findFirestore.ts'
import { installFromDebian } from './machine/installFromDebian.ts'

/**
 * Runs the tests of the rules on the official Firestore emulator: node tools/official/src/main.ts
 *
 * Prints one JSON report. Without the emulator or Java, the stage is left out, or fails with the environment variable CI
 * (`findProgram`).
 */
const root = join(import.meta.dirname, '../../..')
const END_WITH_PARENT = pathToFileURL(join(root, 'tools/scripts/support/endWithParent.ts')).href
const TESTS = [
  'attempts',
  'brokenRules',
  'expressions',
  'listeners',
  'tokens',
  'transactions',
  'worstCases',
].map((name) => `firestore/src/${name}.test.ts`)

const started = Date.now()
const report = await run()
process.stdout.write(`${JSON.stringify(report)}\n`)
process.stderr.write(`Official Firestore emulator: ${Math.round((Date.now() - started) / 1000)} s\n`)
process.exitCode = report.failed === 0 ? 0 : 1

async function run(): Promise<StageReport> {
  const found = findFirestore({ install: installFromDebian, env: process.env })
  if ('leftOut' in found) return { passed: 0, failed: 0, failures: [], leftOut: [found.leftOut] }
  if ('missing' in found) {
    const failure = { name: 'The official Firestore emulator is installed', message: found.missing }
    return { passed: 0, failed: 1, failures: [failure], leftOut: [] }
  }
  const folder = mkdtempSync(join(tmpdir(), 'official-'))
  try {
    const written = join(folder, 'jest.json')
    await runTests(written, found.program)
    const known: unknown = JSON.parse(
      readFileSync(join(root, 'tools/official/knownDifferences.json'), 'utf8'),
    )
    return compareRuns(JSON.parse(readFileSync(written, 'utf8')), parseKnownDifferences(known))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param report path of the file that Jest writes its report to */
async function runTests(report: string, jar: string): Promise<void> {
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  const args = ['--ci', '--json', `--outputFile=${report}`, '--maxWorkers=2', '--runTestsByPath', ...TESTS]
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, jest, ...args], {
    cwd: root,
    // What failed is printed with the report: known differences would be printed as failures.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, OFFICIAL_FIRESTORE: jar, PROCESS_GROUP_OWNER: String(process.pid) },
  })
  await once(child, 'exit')
}
