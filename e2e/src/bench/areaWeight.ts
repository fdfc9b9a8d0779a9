import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { measureArea } from '../support/loading/measureArea.ts'
import { startStack } from '../support/Stack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { AREAS_TO_OPEN, type AreaToOpen } from '../support/weight/AREAS_TO_OPEN.ts'
import { type AreaRun, compareAreas } from './areas/compareAreas.ts'
import { rounded } from './statistics.ts'
import { createProgress } from './weight/createProgress.ts'
import { serveSingle } from './weight/serveSingle.ts'

/**
 * The price of federation: opens home and each area at its address, with an empty cache, in the product and in one bundle
 * of the same source. Bytes and requests are counts of scripts and JSON files; they need no idle machine.
 */
const RUNS = 3

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const progress = createProgress(
  (line) => process.stderr.write(`${line}\n`),
  () => performance.now(),
)
const stack = await progress('building and starting the product', () => startStack({ dataDir }))
const single = await progress('building one bundle', () => serveSingle(stack.portOffset))
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] })
try {
  const compared: Record<string, ReturnType<typeof compareAreas>> = {}
  for (const area of AREAS_TO_OPEN) {
    const runs: AreaRun[] = []
    for (let run = 1; run <= RUNS; run++) {
      runs.push(
        await progress(`${area.name}, run ${run} of ${RUNS}`, async () => ({
          product: await open(browser, area, stack.shellUrl),
          oneBundle: await open(browser, area, single.origin),
        })),
      )
    }
    compared[area.name] = compareAreas(runs)
  }
  console.table(
    Object.entries(compared).flatMap(([area, comparisons]) =>
      comparisons.map(({ what, product, oneBundle, ratio, spread, goal }) => ({
        area,
        what,
        product,
        'one bundle': oneBundle,
        ratio: rounded(ratio, 3),
        spread: spread.map((each) => rounded(each, 2)).join(' to '),
        goal,
        reached: ratio <= goal ? 'yes' : 'no',
      })),
    ),
  )
  process.stdout.write(
    `${JSON.stringify({ unit: 'bytes (brotli), requests, ms', runs: RUNS, areas: compared })}\n`,
  )
} finally {
  await browser.close()
  await single.stop()
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function open(chrome: Browser, { path, email }: AreaToOpen, origin: string) {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await restoreSignIn(page, email, origin)
  await page.close()
  const measures = await measureArea(context, `${origin}${path}`, 'empty')
  await context.close()
  return measures
}
