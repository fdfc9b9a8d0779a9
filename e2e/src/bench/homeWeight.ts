import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { percentile } from './statistics.ts'
import { goalOf } from './table/GOALS.ts'
import { createProgress } from './weight/createProgress.ts'
import { PLAN, PROFILE, STUDIES } from './weight/features.ts'
import { lighthouseScores } from './weight/lighthouseScores.ts'
import { type FeatureToOpen, measureFeature } from './weight/measureFeature.ts'
import { measureHome } from './weight/measureHome.ts'
import { printTable } from './weight/printTable.ts'
import { serveSingle } from './weight/serveSingle.ts'

/** Compares the bytes and time of a page load with one bundle of the same source without federation. */
const TIMED_RUNS = 3
const BUDGET = {
  untilPainted: 1000 * goalOf('Home painted, brotli'),
  untilUsable: 1000 * goalOf('Home usable, brotli'),
  feature: 40_000,
} as const

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const profileDir = await mkdtemp(join(tmpdir(), 'outcome-studio-profile-'))
const progress = createProgress(
  (line) => process.stderr.write(`${line}\n`),
  () => performance.now(),
)
const stack = await progress('building and starting the product', () => startStack({ dataDir }))
const DEBUGGING_PORT = 9_222 + stack.portOffset
const single = await progress('building one bundle', () => serveSingle(stack.portOffset))
const context = await chromium.launchPersistentContext(profileDir, {
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  viewport: { width: 1280, height: 800 },
})
try {
  const product = await measurePage('product', stack.shellUrl)
  const oneBundle = await measurePage('one bundle', single.origin)
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
    goal: 1.05,
  }
  const bytes = { budget: BUDGET, product, oneBundle, priceOfFederation }
  printTable(bytes)
  const lighthouse = {
    desktop: await scores('desktop'),
    mobile: await scores('mobile'),
  }
  console.table(lighthouse)
  process.stdout.write(`${JSON.stringify({ unit: 'bytes, brotli', ...bytes, lighthouse })}\n`)
} finally {
  await context.close()
  await single.stop()
  await stack.stop()
  for (const folder of [dataDir, profileDir]) await rm(folder, { recursive: true, force: true })
}

/** Repeats each measurement and uses the run with the median time. Of pages opened once, only the bytes are of use. */
async function measurePage(build: string, shellUrl: string) {
  const page = await context.newPage()
  await signIn(page, 'standard@acme.test', shellUrl)
  await page.getByRole('heading', { name: /^Hello, / }).waitFor()
  await page.close()
  const feature = (name: string, opened: FeatureToOpen, runs: number) =>
    medianRun(
      `${build}, ${name}`,
      runs,
      () => measureFeature(context, shellUrl, opened),
      ({ ms }) => ms,
    )
  return {
    home: await medianRun(
      `${build}, home`,
      TIMED_RUNS,
      () => measureHome(context, shellUrl),
      ({ largestPaintMs }) => largestPaintMs,
    ),
    studies: await feature('studies', STUDIES, TIMED_RUNS),
    plan: await feature('plan', PLAN, 1),
    profile: await feature('profile', PROFILE, 1),
  }
}

function scores(form: 'desktop' | 'mobile') {
  return lighthouseScores(`${stack.shellUrl}/`, form, DEBUGGING_PORT, TIMED_RUNS, progress)
}

async function medianRun<Run>(
  name: string,
  count: number,
  measure: () => Promise<Run>,
  time: (run: Run) => number,
): Promise<Run> {
  const runs: Run[] = []
  for (let run = 1; run <= count; run++) runs.push(await progress(`${name}, run ${run} of ${count}`, measure))
  const median = percentile(runs.map(time), 0.5)
  const typical = runs.find((run) => time(run) === median)
  if (!typical) throw new Error('There is no median run.')
  return typical
}
