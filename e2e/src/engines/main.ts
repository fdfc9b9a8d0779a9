import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startStack } from '../support/Stack.ts'
import type { Engine } from './EnginePage.ts'
import type { FoundEngine } from './findEngine.ts'
import { findEngines } from './findEngines.ts'
import { ENGINE_JOURNEYS, type EngineMember } from './journeys.ts'
import { type EngineFailure, messageOf, runEngine } from './runEngine.ts'

/**
 * Runs the main journeys in Firefox and WebKit: node e2e/src/engines/main.ts [--shell-url URL] [--engine NAME]
 *
 * Starts a stack of its own unless it gets the address of one with the seeded members. Prints one JSON report. An engine
 * that cannot be installed is left out, or fails with the environment variable CI (`findEngine`).
 */
interface EnginesReport {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly EngineFailure[]
  /** Why engines were left out. */
  readonly leftOut: readonly string[]
}

const MEMBERS: Readonly<Record<Engine['name'], EngineMember>> = {
  Firefox: { email: 'tools@acme.test', firstName: 'Theo' },
  WebKit: { email: 'monthly@solo.test', firstName: 'Mona' },
}

const { values } = parseArgs({
  options: { 'shell-url': { type: 'string' }, engine: { type: 'string', multiple: true } },
})
const report = await inStack(values['shell-url'], (shellUrl) => runAll(findEngines(values.engine), shellUrl))
process.stdout.write(`${JSON.stringify(report)}\n`)
process.exitCode = report.failed === 0 ? 0 : 1

async function inStack<Result>(
  shellUrl: string | undefined,
  work: (shellUrl: string) => Promise<Result>,
): Promise<Result> {
  if (shellUrl !== undefined) return work(shellUrl)
  const dataDir = await mkdtemp(join(tmpdir(), 'engines-'))
  const stack = await startStack({ dataDir })
  try {
    return await work(stack.shellUrl)
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Both engines at once: most of the time each waits for its page. */
async function runAll(engines: readonly FoundEngine[], shellUrl: string): Promise<EnginesReport> {
  const results = await Promise.all(engines.map((engine) => runFound(engine, shellUrl)))
  const failures = results.flatMap((result) => result.failures)
  const all = results.reduce((sum, { count }) => sum + count, 0)
  return {
    passed: all - failures.length,
    failed: failures.length,
    failures,
    leftOut: results.flatMap(({ leftOut }) => leftOut ?? []),
  }
}

interface EngineResult {
  readonly count: number
  readonly failures: readonly EngineFailure[]
  readonly leftOut?: string
}

async function runFound(found: FoundEngine, shellUrl: string): Promise<EngineResult> {
  const { name } = found
  if ('leftOut' in found) return { count: 0, failures: [], leftOut: found.leftOut }
  if ('missing' in found) {
    return { count: 1, failures: [{ name: `${name} is installed`, message: found.missing }] }
  }
  let engine: Engine
  try {
    engine = await found.open()
  } catch (error) {
    return { count: 1, failures: [{ name: `${name} starts`, message: messageOf(error) }] }
  }
  try {
    const failures = await runEngine(engine, ENGINE_JOURNEYS, shellUrl, MEMBERS[name])
    return { count: ENGINE_JOURNEYS.length, failures }
  } finally {
    await engine.release()
  }
}
