import { type MeasuredKeys, measureKeys } from '../measureKeys.ts'
import { type Bench, inContext } from './Bench.ts'

/** Keys of one run, fewer than where typing is measured alone. */
export const SHORT_KEYS = 50

/** Keys of a bare field right before those of what is compared with it. */
export interface ComparedKeys {
  readonly bare: MeasuredKeys
  readonly keys: MeasuredKeys
}

/** Measures typing into a field of a page without anything else. */
export const measureBare = (bench: Bench): Promise<MeasuredKeys> =>
  inContext(bench, async (_context, page) => {
    await page.setContent('<textarea rows="3" cols="80" aria-label="bare"></textarea>')
    const field = page.getByLabel('bare')
    return measureKeys(page, field, SHORT_KEYS)
  })
