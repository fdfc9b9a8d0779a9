import type { Locator, Page } from '@playwright/test'
import { type MeasuredKeys, measureKeys, settled } from '../measureKeys.ts'
import { percentile, rounded } from '../statistics.ts'

interface StudyToMeasure {
  readonly shellUrl: string
  /** Of a study that storeStudy has stored. */
  readonly name: string
  /** Number of its statements. */
  readonly size: number
  readonly keys: number
  /** How often a statement is moved. Half as many moves are undone. */
  readonly moves: number
}

/** Milliseconds. */
export interface MeasuredStudy {
  readonly openMs: number
  /** Opened again from the page's memory. */
  readonly reopenMs: number
  readonly keys: MeasuredKeys
  readonly moveP95: number
  readonly undoP95: number
}

/** The field that is typed in. */
const FIELD = 'Outcome statement 3.2'

/** Opens a study as a signed-in member, opens it again, types, moves a statement and undoes that. */
export async function measureStudy(
  page: Page,
  { shellUrl, name, size, keys, moves }: StudyToMeasure,
): Promise<MeasuredStudy> {
  const started = performance.now()
  await page.goto(`${shellUrl}/outcome-validation/${encodeURIComponent(name)}`)
  const field = page.getByRole('textbox', { name: FIELD, exact: true })
  await field.waitFor()
  const openMs = rounded(performance.now() - started, 0)
  const reopenMs = await reopen(page, name, field)
  // The study finishes rendering in idle time. Typing is measured after that.
  const last = page.getByRole('textbox', { name: `Outcome statement ${size / 10}.10`, exact: true })
  await last.waitFor({ state: 'attached' })
  const typed = await measureKeys(page, field, keys)
  await field.focus()
  const moveP95 = await measureCombinations(page, moves, (at) =>
    at % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp',
  )
  const undoP95 = await measureCombinations(page, moves / 2, () => 'Control+z')
  return { openMs, reopenMs, keys: typed, moveP95, undoP95 }
}

/** Returns to the list and reopens the study from the page's memory. @returns milliseconds until its fields are painted */
async function reopen(page: Page, name: string, field: Locator): Promise<number> {
  await page.getByRole('link', { name: 'All studies' }).click()
  const link = page.getByRole('link', { name, exact: true })
  await link.waitFor()
  // In the page, because a locator takes as long as the study to look through what is there.
  const ms = await link.evaluate(
    (element, label) =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        const started = performance.now()
        port1.onmessage = () => resolve(performance.now() - started)
        const look = () => {
          const isThere = document.querySelector(`textarea[aria-label="${label}"]`) !== null
          requestAnimationFrame(isThere ? () => port2.postMessage(null) : look)
        }
        look()
        if (element instanceof HTMLElement) element.click()
      }),
    FIELD,
  )
  await field.waitFor()
  return rounded(ms, 0)
}

/**
 * Presses combinations of two keys. Each measurement runs from the key event to the first task after the next frame.
 * @returns 95th percentile, in milliseconds
 */
async function measureCombinations(
  page: Page,
  count: number,
  combination: (at: number) => string,
): Promise<number> {
  const before = await page.evaluate(() => (Reflect.get(window, 'keyDelays') as number[]).length)
  for (let at = 0; at < count; at++) {
    await page.keyboard.press(combination(at))
    await settled(page, before + 2 * (at + 1))
  }
  const delays = await page.evaluate(() => Reflect.get(window, 'keyDelays') as number[])
  // Pressing the modifier is a key event too, so every second event is the other key.
  const measured = delays.slice(before).filter((_, at) => at % 2 === 1)
  return rounded(percentile(measured, 0.95))
}
