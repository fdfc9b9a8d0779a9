import type { Page } from '@playwright/test'
import { rounded } from '../statistics.ts'
import type { AnswerRecord } from './recordAnswer.ts'

/** Milliseconds for what the page does after the last token has arrived. */
const REST = 1_500

/** Milliseconds. */
export interface MeasuredStream {
  readonly scriptPerToken: number
  /** Script, style, layout and paint of the page's main thread. */
  readonly taskPerToken: number
  readonly longestTask: number
  readonly tasksAbove50Ms: number
}

/** Measures the main thread's work for an answer. @param start begins it; resolves after its last token was sent */
export async function measureStream(
  page: Page,
  tokens: number,
  start: () => Promise<unknown>,
): Promise<MeasuredStream> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const seconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
    return { script: metric('ScriptDuration'), task: metric('TaskDuration') }
  }
  const earlier = (await readAnswer(page)).longTasks.length
  const before = await seconds()
  await start()
  await new Promise((resolve) => setTimeout(resolve, REST))
  const after = await seconds()
  await devtools.detach()
  const longTasks = (await readAnswer(page)).longTasks.slice(earlier)
  return {
    scriptPerToken: rounded(((after.script - before.script) * 1000) / tokens, 3),
    taskPerToken: rounded(((after.task - before.task) * 1000) / tokens, 3),
    longestTask: rounded(Math.max(0, ...longTasks)),
    tasksAbove50Ms: longTasks.length,
  }
}

/** What the page has noted so far. */
export const readAnswer = (page: Page): Promise<AnswerRecord> =>
  page.evaluate(() => Reflect.get(window, 'answerRecord') as AnswerRecord)

/** Forgets what was noted and watches the next answer, or none. */
export async function watchNext(page: Page, isWatched: boolean): Promise<void> {
  await page.evaluate((watched) => {
    Reflect.set(window, 'isWatched', watched)
    Object.assign(Reflect.get(window, 'answerRecord') as object, {
      arrived: null,
      painted: null,
      stopped: null,
      grown: null,
      last: -1,
    })
  }, isWatched)
}

/** Milliseconds from the first token's arrival to its paint. */
export async function firstTokenMs(page: Page): Promise<number> {
  await page.waitForFunction(
    () => Reflect.get(Reflect.get(window, 'answerRecord') as object, 'painted') !== null,
  )
  const { arrived, painted } = await readAnswer(page)
  if (arrived === null || painted === null) throw new Error('The first token was not seen to arrive.')
  return painted - arrived
}
