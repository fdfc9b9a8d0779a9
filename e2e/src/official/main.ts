import type { StageReport } from '../../../tools/official/src/compareRuns.ts'
import { leaveOut, type NoProgram } from '../../../tools/official/src/machine/findProgram.ts'
import { installFromDebian } from '../../../tools/official/src/machine/installFromDebian.ts'
import { InstallError } from '../support/installOnFirstUse.ts'
import { findEmulators } from './findEmulators.ts'
import { runOfficial } from './runOfficial.ts'

/**
 * Does the main job on Firebase's own emulators: Hosting, Auth, Functions, Firestore and Pub/Sub, with what is deployed
 * to the environment `demo`. Local ones stand in for the payment provider, Zoom and the mail server.
 *
 * Prints one JSON report. Without the Debian packages of the emulators, Java, or npm's registry on first use, it is left
 * out, or fails with the environment variable CI.
 */
const releases: (() => Promise<void>)[] = []
let releasing: Promise<void> | undefined
const write = (line: string) => void process.stderr.write(`${line}\n`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void release().finally(() => process.exit(1)))
}
const report = await run().finally(release)
process.stdout.write(`${JSON.stringify(report)}\n`)
for (const line of report.leftOut) write(line)
for (const { name, message } of report.failures) write(`FAILED ${name}\n${message}`)
process.exitCode = report.failed === 0 && report.leftOut.length === 0 ? 0 : 1

async function run(): Promise<StageReport> {
  const found = findEmulators({ install: installFromDebian, env: process.env })
  if ('missing' in found) return without(found)
  if ('leftOut' in found) return without(leaveOut(found.leftOut, process.env))
  try {
    return await runOfficial(found.program, (each) => void releases.push(each), write)
  } catch (error) {
    if (error instanceof InstallError) return without(leaveOut(error.message, process.env))
    return failed('The official emulators start', error instanceof Error ? error.message : String(error))
  }
}

function without(none: NoProgram): StageReport {
  if ('missing' in none) return failed('The official emulators are installed', none.missing)
  return { passed: 0, failed: 0, failures: [], leftOut: [none.leftOut] }
}

function failed(name: string, message: string): StageReport {
  return { passed: 0, failed: 1, failures: [{ name, message }], leftOut: [] }
}

/** Ends everything that was started, the last first. A second call waits for the first one. */
function release(): Promise<void> {
  releasing ??= releaseAll()
  return releasing
}

async function releaseAll(): Promise<void> {
  for (const each of releases.toReversed()) await each()
}
