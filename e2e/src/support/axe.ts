import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type Axe = typeof axe

/** Half as large as the source, which every checked document parses. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** All rules of WCAG 2.2 at the levels A and AA, and axe's best practices. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The only rule that depends on how far the page is scrolled. */
const SIZE_RULE = 'target-size'

/** The only rules that depend on colors. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']

export interface AxeRules {
  /** Runs only these rules. Default: all of WCAG's and axe's own. */
  readonly only?: readonly string[]
  /** Skips rules that cannot judge the page in its current state. */
  readonly without?: readonly string[]
}

/**
 * Whether the page has its styles, and nothing appears or moves any more: half transparent text has less contrast.
 * Spinners never end.
 */
const isAtRest = () =>
  document.readyState === 'complete' &&
  document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    )

/** Lists axe's violations on the current page with rule, reason and element. */
export async function findViolations(page: Page, { only, without = [] }: AxeRules = {}): Promise<string[]> {
  // Injected once per document, because axe is larger than most of our pages.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT)
  await page.waitForFunction(isAtRest)
  return await page.evaluate(
    async ([tags, rules, disabled, sizeRule]) => {
      const loaded: Axe = Reflect.get(window, 'axe')
      const { violations } = await loaded.run(document, {
        runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: [...tags] },
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        elementRef: true,
      })
      // A bar that stays in view covers a part of whatever lies below it until the page is scrolled.
      const isSmallInView = async (element: HTMLElement): Promise<boolean> => {
        const [x, y] = [scrollX, scrollY]
        element.scrollIntoView({ block: 'center' })
        const inView = await loaded.run(element, { runOnly: { type: 'rule', values: [sizeRule] } })
        scrollTo(x, y)
        return inView.violations.length > 0
      }
      const found: string[] = []
      for (const { id, help, nodes } of violations)
        for (const { html, any, element } of nodes)
          if (id !== sizeRule || element === undefined || (await isSmallInView(element)))
            found.push([`${id}: ${help}`, html, ...any.map(({ message }) => message)].join('\n  '))
      return found
    },
    [ALL_RULES, only, without, SIZE_RULE] as const,
  )
}
