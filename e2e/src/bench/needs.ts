import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  goalId,
  NEED_LAYERS,
  NEEDS_SAVING,
  type NeedLayer,
  type Needs,
  needsUuid,
  newGoal,
} from '@outcome-studio/shared/domain/needs'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { storeDocument } from '../support/storeDocument.ts'
import { measureKeys } from './measureKeys.ts'
import { percentile, rounded } from './statistics.ts'

/**
 * Measures a needs document of 200 goals: key to paint against a bare input in the same browser, opening it again from
 * the page's memory, and the frames of a drag across the map against those of the same moves over a bare page.
 */
const GOALS: Readonly<Record<NeedLayer, number>> = {
  core: 1,
  outcomes: 100,
  related: 15,
  emotional: 20,
  consumption: 28,
  financial: 36,
}
const NAME = 'Bench 200'
const RUNS = 9
/** Moves of the pointer in one drag. */
const MOVES = 120
const LIMITS = { keyRatio: 1.5, openMs: 300, frames: 60 } as const

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const stack = await startStack({ dataDir })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
})
try {
  await storeDocument(NEEDS_SAVING, {
    portOffset: stack.portOffset,
    email: 'standard@acme.test',
    docName: NAME,
    content: needsOfBench(),
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent('<input aria-label="bare"><div style="height: 3000px"></div>')
  const bare = await measureKeys(page, page.getByLabel('bare'))
  const bareFrames = await measureFrames(page, { x: 400, y: 400 })

  await signIn(page, 'standard@acme.test', stack.shellUrl)
  await page.goto(`${stack.shellUrl}/needs-framework`)
  const opened: number[] = []
  for (let run = 0; run < RUNS; run++) {
    opened.push(await open(page))
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
    goals: Object.values(GOALS).reduce((sum, count) => sum + count, 0),
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

/** Opens the document by its link. @returns milliseconds until its goals are shown */
async function open(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: NAME, exact: true })
  await link.waitFor()
  const started = performance.now()
  await link.click()
  await page
    .getByRole('region', { name: 'Desired outcomes' })
    .getByRole('textbox', { name: 'Goal 1', exact: true })
    .waitFor()
  return performance.now() - started
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

function needsOfBench(): Needs {
  const textOf = (layer: NeedLayer, at: number) =>
    layer === 'outcomes' || layer === 'financial'
      ? `Minimize the time it takes to find a loose post in row ${at} when the ground is wet`
      : `Maintain a pasture fence in row ${at}`
  return {
    uuid: needsUuid(crypto.randomUUID()),
    vertical: 'Agriculture',
    states: [],
    goals: NEED_LAYERS.flatMap((layer) =>
      Array.from({ length: GOALS[layer] }, (_none, at) =>
        newGoal({ id: goalId(crypto.randomUUID()), layer, text: textOf(layer, at) }),
      ),
    ),
  }
}
