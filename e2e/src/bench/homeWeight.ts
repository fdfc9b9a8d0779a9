import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { percentile } from './statistics.ts'
import { PLAN, PROFILE, STUDIES } from './weight/features.ts'
import { lighthouseScores } from './weight/lighthouseScores.ts'
import { measureFeature } from './weight/measureFeature.ts'
import { measureHome } from './weight/measureHome.ts'
import { printTable } from './weight/printTable.ts'
import { serveSingle } from './weight/serveSingle.ts'

/** Compares the bytes and time of a page load with one bundle of the same source without federation. */
const RUNS = 3
const BUDGET = { untilPainted: 150_000, untilUsable: 280_000, feature: 40_000 } as const

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const profileDir = await mkdtemp(join(tmpdir(), 'outcome-studio-profile-'))
const stack = await startStack({ dataDir })
const DEBUGGING_PORT = 9_222 + stack.portOffset
const single = await serveSingle(stack.portOffset)
const context = await chromium.launchPersistentContext(profileDir, {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  viewport: { width: 1280, height: 800 },
})
try {
  const product = await measurePage(context, stack.shellUrl)
  const oneBundle = await measurePage(context, single.origin)
  const scores = {
    desktop: await lighthouseScores(`${stack.shellUrl}/`, 'desktop', DEBUGGING_PORT, RUNS),
    mobile: await lighthouseScores(`${stack.shellUrl}/`, 'mobile', DEBUGGING_PORT, RUNS),
  }
  const ratio = (one: number, other: number) => Number((one / other).toFixed(2))
  const total = ({ own, fromHost }: (typeof product)['studies']) => own.bytes + fromHost.bytes
  const files = ({ own, fromHost }: (typeof product)['studies']) => own.files + fromHost.files
  const priceOfFederation = {
    homeBytesPainted: ratio(product.home.untilPainted.bytes, oneBundle.home.untilPainted.bytes),
    homeBytesUsable: ratio(product.home.untilUsable.bytes, oneBundle.home.untilUsable.bytes),
    homeFilesUsable: ratio(product.home.untilUsable.files, oneBundle.home.untilUsable.files),
    homeLargestPaint: ratio(product.home.largestPaintMs, oneBundle.home.largestPaintMs),
    studiesBytes: ratio(
      product.home.untilUsable.bytes + total(product.studies),
      oneBundle.home.untilUsable.bytes + total(oneBundle.studies),
    ),
    studiesFiles: ratio(
      product.home.untilUsable.files + files(product.studies),
      oneBundle.home.untilUsable.files + files(oneBundle.studies),
    ),
    studiesMs: ratio(product.studies.ms, oneBundle.studies.ms),
    goal: 1.1,
  }
  const result = {
    unit: 'bytes, brotli',
    budget: BUDGET,
    product,
    oneBundle,
    priceOfFederation,
    lighthouse: scores,
  }
  printTable(result)
  process.stdout.write(`${JSON.stringify(result)}\n`)
} finally {
  await context.close()
  await single.stop()
  await stack.stop()
  for (const folder of [dataDir, profileDir]) await rm(folder, { recursive: true, force: true })
}

/** Repeats each measurement and uses the run with the median time. */
async function measurePage(browser: BrowserContext, shellUrl: string) {
  const page = await browser.newPage()
  await signIn(page, 'standard@acme.test', shellUrl)
  await page.getByRole('heading', { name: /^Hello, / }).waitFor()
  await page.close()
  return {
    home: await medianRun(
      () => measureHome(browser, shellUrl),
      ({ largestPaintMs }) => largestPaintMs,
    ),
    studies: await medianRun(
      () => measureFeature(browser, shellUrl, STUDIES),
      ({ ms }) => ms,
    ),
    plan: await medianRun(
      () => measureFeature(browser, shellUrl, PLAN),
      ({ ms }) => ms,
    ),
    profile: await medianRun(
      () => measureFeature(browser, shellUrl, PROFILE),
      ({ ms }) => ms,
    ),
  }
}

async function medianRun<Run>(measure: () => Promise<Run>, time: (run: Run) => number): Promise<Run> {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure())
  const median = percentile(runs.map(time), 0.5)
  const typical = runs.find((run) => time(run) === median)
  if (!typical) throw new Error('There is no median run.')
  return typical
}
