import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { measureKeys } from './measureKeys.ts'
import { GOALS_STORED, openNeeds, storeNeeds } from './needs/needsOfBench.ts'
import { percentile, rounded } from './statistics.ts'
import { goalOf } from './table/GOALS.ts'

/**
 * Measures a needs document of 200 goals: key to paint against a bare input in the same browser, opening it again from
 * the page's memory, and the frames of a drag across the map against those of the same moves over a bare page.
 */
const RUNS = 9
/** Moves of the pointer in one drag. */
const MOVES = 120
const LIMITS = { keyRatio: goalOf('Key to paint p95, needs map of 200'), openMs: 300, frames: 60 } as const

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const stack = await startStack({ dataDir })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
})
try {
  await storeNeeds(stack.portOffset)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent('<input aria-label="bare"><div style="height: 3000px"></div>')
  const bare = await measureKeys(page, page.getByLabel('bare'))
  const bareFrames = await measureFrames(page, { x: 400, y: 400 })

  await signIn(page, 'standard@acme.test', stack.shellUrl)
  await page.goto(`${stack.shellUrl}/needs-framework`)
  const opened: number[] = []
  for (let run = 0; run < RUNS; run++) {
    opened.push(await openNeeds(page))
    if (run < RUNS - 1) await page.getByRole('link', { name: 'All needs documents' }).click()
  }
  const outcomes = page.getByRole('region', { name: 'Desired outcomes' })
  await outcomes.getByRole('textbox', { name: 'Goal 100', exact: true }).waitFor({ state: 'attached' })
  const keys = await measureKeys(page, outcomes.getByRole('textbox', { name: 'Goal 3', exact: true }))

  const handle = outcomes.getByRole('button', { name: 'Move goal 2 to…', exact: true })
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (box === null) throw new Error('The handle of a goal is not shown.')
  const dragFrames = await measureFrames(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 })

  const result = {
    unit: 'ms; frames per second',
    limits: LIMITS,
    goals: GOALS_STORED,
    bare,
    keys: { ...keys, p95Ratio: rounded(keys.p95 / bare.p95, 2) },
    openMs: rounded(percentile(opened, 0.5)),
    drag: { bare: bareFrames, map: dragFrames, ratio: rounded(dragFrames / bareFrames, 2) },
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
} finally {
  await browser.close()
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Presses at a point, moves the pointer around and cancels. @returns frames per second */
async function measureFrames(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { dragFrames: frames })
    const next = (time: number) => {
      frames.push(time)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  const before = await page.evaluate(() => (Reflect.get(window, 'dragFrames') as number[]).length)
  for (let move = 0; move < MOVES; move++) {
    await page.mouse.move(x + (move % 40) * 10, 200 + ((move * 7) % 400))
  }
  const frames = await page.evaluate(() => Reflect.get(window, 'dragFrames') as number[])
  await page.keyboard.press('Escape')
  await page.mouse.up()
  const during = frames.slice(before)
  const [first = 0, last = 0] = [during[0], during.at(-1)]
  return rounded(((during.length - 1) * 1000) / (last - first))
}
