import type { Page } from '@playwright/test'
import { COLOUR_RULES, findViolations } from '../../support/axe.ts'
import type { Fault } from '../../support/faults.ts'
import { expect, test } from '../../support/test.ts'
import { type Asked, LOOKS, type Look } from './looks.ts'
import type { UiState } from './UiState.ts'

/** Milliseconds for a state that comes by itself, at the latest ten seconds after the page. */
const PATIENCE = 20_000

const RULES = {
  all: {},
  colours: { only: COLOUR_RULES },
  'all but colours': { without: COLOUR_RULES },
} as const satisfies Readonly<Record<Asked, object>>

/** Goes through the states one after the other and looks at each in every look, without leaving it. */
export async function checkStates(page: Page, states: readonly UiState[]): Promise<void> {
  for (const state of states) {
    await test.step(state.name, async () => {
      const { widths } = state
      const looks = widths ? LOOKS.filter(({ width }) => widths.includes(width)) : LOOKS
      if (looks[0]) await wear(page, looks[0])
      const lasting = await state.reach(page)
      await expect(state.shows(page), state.name).toBeVisible({ timeout: PATIENCE })
      expect.soft(await mistakesIn(page, looks, state.titles ?? 1), state.name).toEqual([])
      if (isFault(lasting)) await lasting.end()
    })
  }
}

/** Everything that is wrong in any of the looks, each thing once, with the look that shows it first. */
async function mistakesIn(page: Page, looks: readonly Look[], expected: number): Promise<string[]> {
  const mistakes = new Map<string, string>()
  for (const look of looks) {
    await wear(page, look)
    const found = await findViolations(page, RULES[look.asked])
    if ((await sidewaysScroll(page)) > 0) found.push('The page scrolls sideways')
    if (look.asked === 'all' && (await titles(page)) !== expected) {
      found.push('There is not one title, nor one dialog above the page')
    }
    for (const mistake of found) if (!mistakes.has(mistake)) mistakes.set(mistake, look.name)
  }
  return Array.from(mistakes, ([mistake, look]) => `${look}: ${mistake}`)
}

const isFault = (answer: unknown): answer is Fault =>
  typeof answer === 'object' && answer !== null && 'end' in answer

async function wear(page: Page, { width, media }: Look): Promise<void> {
  await page.emulateMedia(media)
  await page.setViewportSize({ width, height: 800 })
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A dialog that covers the page hides the page's own title from everybody. */
async function titles(page: Page): Promise<number> {
  const ofPage = await page.getByRole('heading', { level: 1 }).count()
  return ofPage > 0 ? ofPage : page.locator(':is([role=dialog], [role=alertdialog]):visible').count()
}
