import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { StudyEditor } from '../support/StudyEditor.ts'
import { signIn } from '../support/signIn.ts'
import { storeStudy } from '../support/storeStudy.ts'
import { percentile, rounded } from './statistics.ts'
import { surveyOf } from './surveyOf.ts'

/**
 * Measures a survey of 5,000 people about 150 outcomes: reading the file, storing its rows, how long the page does not
 * answer meanwhile, switching segments, and the memory of the tab; and the clusters of a survey of 1,000 about 100.
 */
const SURVEYS = [
  { name: 'Bench 5,000', people: 5000, outcomes: 150, switches: 10 },
  { name: 'Bench 1,000', people: 1000, outcomes: 100, switches: 0 },
] as const
const LIMITS = { importMs: 10_000, longestTaskMs: 50, switchMs: 100, heapMB: 150, clustersMs: 2000 } as const

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const stack = await startStack({ dataDir })
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await signIn(page, 'standard@acme.test', stack.shellUrl)
  const surveys: Record<string, unknown> = {}
  for (const { name, people, outcomes, switches } of SURVEYS) {
    await storeStudy({
      portOffset: stack.portOffset,
      email: 'standard@acme.test',
      docName: name,
      statements: outcomes,
    })
    surveys[name] = await measureSurvey(page, name, { people, outcomes, switches })
  }
  process.stdout.write(`${JSON.stringify({ unit: 'ms; MB', limits: LIMITS, surveys })}\n`)
} finally {
  await browser.close()
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measureSurvey(
  page: Page,
  name: string,
  { people, outcomes, switches }: { people: number; outcomes: number; switches: number },
) {
  const editor = new StudyEditor(page)
  const show = (view: string) =>
    page.getByRole('navigation', { name: 'Views of the study' }).getByRole('link', { name: view }).click()
  await page.goto(`${stack.shellUrl}/outcome-validation/${encodeURIComponent(name)}?view=needs`)
  const input = page.getByLabel('File of survey results')
  await input.waitFor({ state: 'attached' })
  const file = join(dataDir, 'answers.csv')
  await writeFile(file, surveyOf(people, outcomes))
  await watchTasks(page)
  const reading = performance.now()
  await input.setInputFiles(file)
  await untilShown(page, 'dialog[open], [role=dialog]', 'Use these ratings')
  const readMs = performance.now() - reading
  const readTask = await longestTask(page)
  await editor.button('Use these ratings').hover()
  await longestTask(page)
  const storing = performance.now()
  await page.mouse.down()
  await page.mouse.up()
  await untilShown(page, 'main', `Respondents: ${people.toLocaleString('en-US')}`)
  const storeMs = performance.now() - storing
  const storeTask = await longestTask(page)
  await editor.save()

  await show('Segments')
  await editor.button('Find clusters').hover()
  await longestTask(page)
  const clusters = performance.now()
  await page.mouse.down()
  await page.mouse.up()
  await untilShown(page, '[role=dialog]', 'Name of cluster 1 ')
  const clustersMs = performance.now() - clusters
  const clusterTask = await longestTask(page)
  for (const [at, label] of ['One', 'Other'].entries()) {
    await page
      .getByRole('textbox', { name: new RegExp(`^Name of cluster ${at + 1} `) })
      .fill(`${label} group`)
  }
  await page.getByRole('button', { name: /^Add \d segments$/ }).click()
  const choice = page.getByRole('combobox', { name: 'Show' })
  await choice.waitFor()
  const switched: number[] = []
  for (let at = 0; at < switches; at += 1) {
    switched.push(await measureSwitch(page, at % 2 === 0 ? 'One group' : 'Other group'))
  }
  return {
    bytes: (await stat(file)).size,
    readMs: rounded(readMs, 0),
    storeMs: rounded(storeMs, 0),
    importMs: rounded(readMs + storeMs, 0),
    clustersMs: rounded(clustersMs, 0),
    longestTaskMs: { read: readTask, store: storeTask, clusters: clusterTask },
    ...(switches === 0 ? {} : { switchMs: rounded(percentile(switched, 0.5)) }),
    heapMB: await heapOf(page),
  }
}

/** Waits for a text. Looks seldom and cheaply, so that looking is no part of what is measured. */
async function untilShown(page: Page, selector: string, text: string): Promise<void> {
  const isShown = ([at, wanted]: readonly [string, string]) =>
    [...document.querySelectorAll(at)].some(({ textContent }) => textContent.includes(wanted))
  await page.waitForFunction(isShown, [selector, text] as const, { polling: 50, timeout: 120_000 })
}

/** Chooses a segment as a member does. @returns milliseconds until the browser has painted it */
function measureSwitch(page: Page, name: string): Promise<number> {
  return page.getByRole('combobox', { name: 'Show' }).evaluate((select, wanted) => {
    if (!(select instanceof HTMLSelectElement)) throw new Error('The choice is no select element.')
    const option = [...select.options].find(({ label }) => label === wanted)
    if (option === undefined) throw new Error(`There is no segment ${wanted}.`)
    return new Promise<number>((resolve) => {
      const before = performance.now()
      select.value = option.value
      select.dispatchEvent(new Event('change', { bubbles: true }))
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - before)))
    })
  }, name)
}

/** Notes how long each task takes during which the page does not answer. */
async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
}

/** Milliseconds of the longest task since the last call; 0 if none was over 50. */
async function longestTask(page: Page): Promise<number> {
  const tasks = await page.evaluate(() => (Reflect.get(window, 'longTasks') as number[]).splice(0))
  return Math.max(0, ...tasks)
}

/** Megabytes of the tab's script memory after a collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return rounded(usedSize / 1e6)
}
