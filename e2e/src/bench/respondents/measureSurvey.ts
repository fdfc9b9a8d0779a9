import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { percentile, rounded } from '../statistics.ts'
import { surveyOf } from '../surveyOf.ts'

interface SurveyToMeasure {
  readonly shellUrl: string
  /** Absolute path of a folder for the file of answers. */
  readonly folder: string
  /** Of a study that storeStudy has stored with as many statements as there are outcomes. */
  readonly name: string
  readonly people: number
  readonly outcomes: number
  /** How often another segment is chosen. */
  readonly switches: number
}

/** Imports the survey of a study as a signed-in member, finds clusters and switches between them. */
export async function measureSurvey(
  page: Page,
  { shellUrl, folder, name, people, outcomes, switches }: SurveyToMeasure,
) {
  const editor = new StudyEditor(page)
  const show = (view: string) =>
    page.getByRole('navigation', { name: 'Views of the study' }).getByRole('link', { name: view }).click()
  await page.goto(`${shellUrl}/outcome-validation/${encodeURIComponent(name)}?view=needs`)
  const input = page.getByLabel('File of survey results')
  await input.waitFor({ state: 'attached' })
  const file = join(folder, 'answers.csv')
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
  await longestTask(page)
  await page.getByRole('button', { name: /^Add \d segments$/ }).click()
  const choice = page.getByRole('combobox', { name: 'Show' })
  await choice.waitFor()
  const addTask = await longestTask(page)
  const switched: number[] = []
  for (let at = 0; at < switches; at += 1) {
    switched.push(await measureSwitch(page, at % 2 === 0 ? 'One group' : 'Other group'))
  }
  const switchTask = await longestTask(page)
  return {
    bytes: (await stat(file)).size,
    readMs: rounded(readMs, 0),
    storeMs: rounded(storeMs, 0),
    importMs: rounded(readMs + storeMs, 0),
    clustersMs: rounded(clustersMs, 0),
    longestTaskMs: {
      ...{ read: readTask, store: storeTask, clusters: clusterTask, add: addTask, switch: switchTask },
    },
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

/** Chooses a segment as a member does. @returns milliseconds until the browser has painted what is in view */
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
