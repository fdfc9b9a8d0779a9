import type { Page } from '@playwright/test'
import type { Fault } from '../../support/answerRequests.ts'
import { type AxeRules, COLOR_RULES, findViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/test.ts'
import { APPEARANCES, type Appearance, type RuleSubset } from './appearances.ts'
import { freeHeight } from './freeHeight.ts'
import type { UiState } from './UiState.ts'

const RULES = {
  all: {},
  colors: { only: COLOR_RULES },
  'all but colors': { without: COLOR_RULES },
} as const satisfies Readonly<Record<RuleSubset, AxeRules>>

/**
 * A dialog makes the page inert, and hides its landmarks and its title from assistive technology. axe guesses from the
 * layout whether there is a dialog, and is wrong on some pages that are scrolled.
 */
const RULES_FOR_THE_PAGE = ['landmark-one-main', 'page-has-heading-one']

/** Reaches each state in turn and checks it in every appearance without leaving it. */
export async function checkStates(page: Page, states: readonly UiState[]): Promise<void> {
  for (const state of states) {
    await test.step(state.name, async () => {
      const { widths } = state
      const appearances = widths ? APPEARANCES.filter(({ width }) => widths.includes(width)) : APPEARANCES
      if (appearances[0]) await emulate(page, appearances[0])
      const fault = await state.reach(page)
      await expect(state.shows(page), state.name).toBeVisible()
      // A page that was navigated to has its text before its styles.
      await page.waitForLoadState('load')
      expect.soft(await findMistakes(page, appearances, state.titles ?? 1), state.name).toEqual([])
      if (isFault(fault)) await fault.end()
    })
  }
}

/** All mistakes in any appearance, each once, with the first appearance that shows it. */
async function findMistakes(
  page: Page,
  appearances: readonly Appearance[],
  expected: number,
): Promise<string[]> {
  const mistakes = new Map<string, string>()
  for (const appearance of appearances) {
    await emulate(page, appearance)
    const violations = await findViolations(page, RULES[appearance.rules])
    // Colors move and hide nothing: the first appearance of this width has shown the rest.
    const found =
      appearance.rules === 'colors'
        ? violations
        : await withLayoutMistakes(page, appearance, expected, violations)
    for (const mistake of found) if (!mistakes.has(mistake)) mistakes.set(mistake, appearance.name)
  }
  return Array.from(mistakes, ([mistake, appearance]) => `${appearance}: ${mistake}`)
}

/** Adds what axe does not check, and drops what it cannot know of dialogs. */
async function withLayoutMistakes(
  page: Page,
  { rules, height }: Appearance,
  expected: number,
  violations: readonly string[],
): Promise<readonly string[]> {
  const title = await countTitles(page)
  const found = violations.filter((mistake) => !title.isOfDialog || !isForThePage(mistake))
  if ((await sidewaysScroll(page)) > 0) found.push('The page scrolls sideways')
  if ((await freeHeight(page)) < height / 2) found.push('More than half of the window is covered')
  if (rules === 'all' && title.count !== expected) {
    found.push('There is not one title, nor one dialog above the page')
  }
  return found
}

const isForThePage = (mistake: string) => RULES_FOR_THE_PAGE.some((rule) => mistake.startsWith(`${rule}:`))

const isFault = (answer: unknown): answer is Fault =>
  typeof answer === 'object' && answer !== null && 'end' in answer

async function emulate(page: Page, { width, height, media }: Appearance): Promise<void> {
  await page.emulateMedia(media)
  await page.setViewportSize({ width, height })
  await page.evaluate(nextFrame)
}

/** Runs in the page. A component that depends on the width renders again with the frame after a change. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The titles of the page or, where a dialog makes it inert, the number of dialogs that are not. */
async function countTitles(page: Page): Promise<{ readonly count: number; readonly isOfDialog: boolean }> {
  const usable = page.locator(':not([inert] *)')
  const ofPage = await page.getByRole('heading', { level: 1 }).and(usable).count()
  const dialogs = await page.locator(':is([role=dialog], [role=alertdialog]):visible').and(usable).count()
  return ofPage > 0 ? { count: ofPage, isOfDialog: false } : { count: dialogs, isOfDialog: dialogs > 0 }
}
