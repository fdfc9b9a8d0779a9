import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../../../tools/environment/src/readEnvironment.ts'
import { readSecrets } from '../../../tools/environment/src/readSecrets.ts'
import type { StageReport } from '../../../tools/official/src/compareRuns.ts'
import { buildPackages } from '../../../tools/package/src/buildPackages.ts'
import { installOnFirstUse } from '../support/installOnFirstUse.ts'
import { startAtFreeOffset } from '../support/startAtFreeOffset.ts'
import type { EmulatorJars } from './findEmulators.ts'
import { lastLines } from './lastLines.ts'
import { officialJourney } from './officialJourney.ts'
import { type OfficialSetup, officialPorts, officialSetup } from './officialSetup.ts'
import { openBrowser } from './openBrowser.ts'
import { packageOfficial } from './packageOfficial.ts'
import { runSteps } from './runSteps.ts'
import { startEmulators } from './startEmulators.ts'
import { serviceSecrets, startServices } from './startServices.ts'

const root = join(import.meta.dirname, '../../..')

/** Adds what ends something to what is called at the end, in reverse. */
type Add = (release: () => Promise<void>) => void

/**
 * Builds and packages the environment `demo`, starts everything for it at free ports, and runs the journey there.
 *
 * @param add is called for all that has to be released, also where the start fails
 * @param report called with a line for each part
 * @throws InstallError without npm's registry
 */
export async function runOfficial(
  jars: EmulatorJars,
  add: Add,
  report: (line: string) => void,
): Promise<StageReport> {
  const started = performance.now()
  const done = (what: string) =>
    report(`${what} (after ${((performance.now() - started) / 1000).toFixed(1)} s)`)
  const demo = readEnvironment(root, 'demo')
  const tools = installOnFirstUse(join(import.meta.dirname, 'package.json'), 'official-tools')
  done("Firebase's tools are installed")
  await buildPackages(root, demo, 'onFailure')
  done('The product is built')
  const folder = mkdtempSync(join(tmpdir(), 'official-'))
  add(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const { environment, emulators, services } = await startAtFreeOffset(
    (offset) =>
      start({ jars, tools, folder: join(folder, String(offset)) }, officialSetup(demo, offset), add),
    officialPorts(demo),
  )
  done('The emulators are ready')
  const browser = await openBrowser()
  add(browser.release)
  const describe = async () =>
    [await browser.describe(), 'Last lines of the emulators:', ...lastLines(emulators.output())].join('\n')
  const steps = [
    ...officialJourney({ environment, page: browser.page, emulators, services }),
    browser.complaints,
  ]
  return await runSteps(steps, { report, describe, now: () => performance.now() })
}

interface Place {
  readonly jars: EmulatorJars
  /** Absolute path of a folder with Firebase's tools. */
  readonly tools: string
  /** Absolute path of a folder that does not exist. */
  readonly folder: string
}

async function start({ jars, tools, folder }: Place, setup: OfficialSetup, add: Add) {
  const known = serviceSecrets(setup)
  const secrets = readSecrets(root).map((name) => `${name}=${known[name] ?? 'local'}`)
  const packaged = join(folder, 'packaged')
  const scratch = join(folder, 'scratch')
  mkdirSync(scratch, { recursive: true })
  await packageOfficial(setup, packaged, secrets)
  const emulators = await startEmulators(setup, { jars, tools, packaged, scratch })
  add(emulators.release)
  const services = await startServices(setup, join(folder, 'services'))
  add(services.release)
  return { environment: setup.environment, emulators, services }
}
