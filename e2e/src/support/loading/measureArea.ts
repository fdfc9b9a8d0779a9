import type { BrowserContext } from '@playwright/test'
import { readMounted, recordMounted } from './recordMounted.ts'
import { type SentFile, watchFiles } from './watchFiles.ts'

/** Milliseconds without a response after which a page has loaded all that it needs. */
const QUIET = 3_000

export interface AreaMeasures {
  readonly files: readonly SentFile[]
  readonly bytes: number
  readonly requests: number
  /** Milliseconds from the start of the navigation. */
  readonly mountedMs: number
  readonly largestPaintMs: number
}

/**
 * Opens an area at its address, signed in. Counts its scripts and JSON files, compressed.
 * @param quiet milliseconds without a response before counting; with fewer, only the times can be relied on
 */
export async function measureArea(
  context: BrowserContext,
  url: string,
  cache: 'empty' | 'warm',
  quiet = QUIET,
): Promise<AreaMeasures> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (cache === 'empty') await session.send('Network.clearBrowserCache')
  const watch = await watchFiles(session, () => performance.now())
  await page.addInitScript(recordMounted, 'mountedRecord')
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'mountedRecord'), 'mounted') !== null)
  while (watch.quietFor() < quiet) await new Promise((resolve) => setTimeout(resolve, 100))
  const { mounted, largestPaint } = await page.evaluate(readMounted, 'mountedRecord')
  await page.close()
  if (mounted === null) throw new Error(`${url} waits again.`)
  return {
    files: watch.files,
    bytes: watch.files.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: watch.files.length,
    mountedMs: Math.round(mounted),
    largestPaintMs: Math.round(largestPaint),
  }
}
