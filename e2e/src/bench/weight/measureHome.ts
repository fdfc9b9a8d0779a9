import type { BrowserContext, Page } from '@playwright/test'
import { type PageRecord, readPage, recordPage } from './recordPage.ts'
import { bytesUntil, type ScriptWatch, watchScripts } from './watchScripts.ts'

/** Measures of signed-in home with an empty cache. Bytes count compressed scripts. */
export interface HomeWeight {
  readonly untilPainted: { readonly bytes: number; readonly files: number; readonly ms: number }
  /** Time until the links work and the listener of the member's record received a response. */
  readonly untilUsable: { readonly bytes: number; readonly files: number; readonly ms: number }
  readonly untilIdle: { readonly bytes: number; readonly files: number; readonly requests: number }
  readonly largestPaintMs: number
  readonly layoutShift: number
  readonly longTasksMs: readonly number[]
}

export interface OpenHome {
  readonly page: Page
  readonly watch: ScriptWatch
  /** Seconds since 1970 at which the page was requested. */
  readonly startedAt: number
  readonly paintedAt: number
  readonly listeningAt: number
}

/** Opens home signed in with an empty cache. Returns when it is usable. */
export async function openHome(context: BrowserContext, shellUrl: string): Promise<OpenHome> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  const watch = await watchScripts(session)
  await page.addInitScript(recordPage, 'pageRecord')
  await page.goto(`${shellUrl}/`, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: /^Hello, / }).waitFor()
  const painted = await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'pageRecord'), 'painted'))
  const startedAt = (await page.evaluate(() => performance.timeOrigin)) / 1000
  const listeningAt = await until(() => watch.listeningAt())
  return {
    page,
    watch,
    startedAt,
    paintedAt: startedAt + Number(await painted.jsonValue()) / 1000,
    listeningAt,
  }
}

export async function measureHome(context: BrowserContext, shellUrl: string): Promise<HomeWeight> {
  const { page, watch, startedAt, paintedAt, listeningAt } = await openHome(context, shellUrl)
  await until(() => (Date.now() / 1000 - watch.lastByteAt() > 3 ? true : null))
  const record: PageRecord = await page.evaluate(readPage, 'pageRecord')
  await page.close()
  const since = (time: number) => Math.round((time - startedAt) * 1000)
  return {
    untilPainted: { ...bytesUntil(watch.scripts, paintedAt), ms: since(paintedAt) },
    untilUsable: { ...bytesUntil(watch.scripts, listeningAt), ms: since(listeningAt) },
    untilIdle: { ...bytesUntil(watch.scripts, Number.POSITIVE_INFINITY), requests: watch.requests() },
    largestPaintMs: Math.round(record.largestPaint),
    layoutShift: record.layoutShift,
    longTasksMs: record.longTasks,
  }
}

/** Polls until the function returns a value. */
async function until<Value>(read: () => Value | null): Promise<Value> {
  for (let left = 600; left > 0; left--) {
    const value = read()
    if (value !== null) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('What the bench waits for did not come within half a minute.')
}
