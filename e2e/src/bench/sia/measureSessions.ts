import type { Page } from '@playwright/test'
import { rounded } from '../statistics.ts'

/** Milliseconds. */
export interface MeasuredSessions {
  /** From the data to the end of the frame with all rows. */
  readonly fromData: number
  readonly longestTask: number
}

/**
 * Empties a search that matched nothing, so that all sessions are listed again.
 *
 * @param count how many are then listed
 */
export async function measureSessions(page: Page, count: number): Promise<MeasuredSessions> {
  const field = page.getByRole('searchbox', { name: 'Search sessions' })
  await field.fill('nothing is called so')
  await page.getByText('No title matches.').waitFor()
  await page.evaluate((rows) => {
    const record = { started: 0, ended: null as number | null }
    Reflect.set(window, 'listRecord', record)
    addEventListener('input', () => (record.started ||= performance.now()), { capture: true })
    const watching = new MutationObserver(() => {
      const listed = [...document.querySelectorAll('nav[aria-label="Sessions"] li')]
      // Rows that a search leaves out are hidden.
      if (listed.filter((row) => row.closest('[hidden]') === null).length < rows) return
      watching.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          record.ended = performance.now()
        }
        port2.postMessage(null)
      })
    })
    watching.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden'],
    })
    const longTasks = (Reflect.get(window, 'answerRecord') as { longTasks: number[] }).longTasks
    longTasks.length = 0
  }, count)
  await field.fill('')
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'listRecord') as object, 'ended') !== null)
  return page
    .evaluate(() => ({
      ...(Reflect.get(window, 'listRecord') as { started: number; ended: number }),
      longTasks: (Reflect.get(window, 'answerRecord') as { longTasks: number[] }).longTasks,
    }))
    .then(({ started, ended, longTasks }) => ({
      fromData: rounded(ended - started),
      longestTask: rounded(Math.max(0, ...longTasks)),
    }))
}
