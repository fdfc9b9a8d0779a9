import type { Locator, Page } from '@playwright/test'
import { percentile, rounded } from './statistics.ts'

export const KEYS = 120

/** Milliseconds, and numbers of tasks. */
export interface MeasuredKeys {
  readonly p50: number
  readonly p95: number
  readonly scriptPerKey: number
  readonly tasksAbove50Ms: number
}

/** Resolves when this many keys were painted. */
export async function settled(page: Page, keys: number): Promise<void> {
  await page.waitForFunction(
    (count) => ((Reflect.get(window, 'keyDelays') as number[] | undefined)?.length ?? 0) >= count,
    keys,
  )
}

/**
 * Clicks a place and types there key by key. Each measurement runs from the key event to the first task after the next
 * frame. The keys go to what has the focus: a locator would look through the whole page before each one, which empties
 * the caches of the processor and leaves garbage to collect, only where there is much to look through.
 */
export async function measureKeys(page: Page, place: Locator, keys = KEYS): Promise<MeasuredKeys> {
  await place.scrollIntoViewIfNeeded()
  await place.click()
  await page.evaluate(() => {
    const delays: number[] = []
    const longTasks: number[] = []
    Object.assign(window, { keyDelays: delays, longTasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration)
    }).observe({ type: 'longtask' })
    const { port1, port2 } = new MessageChannel()
    let pressed = 0
    port1.onmessage = () => delays.push(performance.now() - pressed)
    window.addEventListener(
      'keydown',
      (event) => {
        pressed = event.timeStamp
        requestAnimationFrame(() => port2.postMessage(null))
      },
      { capture: true },
    )
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const scriptSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0
  }
  const before = await scriptSeconds()
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('abcdefghij '.charAt(key % 11))
    await settled(page, key + 1)
  }
  const script = ((await scriptSeconds()) - before) * 1000
  const delays = await page.evaluate(() => Reflect.get(window, 'keyDelays') as number[])
  await devtools.detach()
  return {
    p50: rounded(percentile(delays, 0.5)),
    p95: rounded(percentile(delays, 0.95)),
    scriptPerKey: rounded(script / keys, 2),
    tasksAbove50Ms: await page.evaluate(() => (Reflect.get(window, 'longTasks') as number[]).length),
  }
}
