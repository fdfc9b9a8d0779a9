import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Axe = typeof axe

/** Every rule of WCAG 2.2 at the levels A and AA, and what axe itself recommends beyond it. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules among them that look at colours; no other does. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']

interface AxeRules {
  /** Nothing but these. Default all of WCAG's and axe's own. */
  readonly only?: readonly string[]
  /** Those that cannot judge the page as it is now. */
  readonly without?: readonly string[]
}

/** What axe finds on the page as it is: the rule, the reason and the element. */
export async function findViolations(page: Page, { only, without = [] }: AxeRules = {}): Promise<string[]> {
  // Once for each document: axe itself is larger than most of our pages.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([tags, rules, disabled]) => {
      const loaded: Axe = Reflect.get(window, 'axe')
      const result = await loaded.run(document, {
        runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: [...tags] },
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      })
      return result.violations
    },
    [ALL_RULES, only, without] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => [`${id}: ${help}`, html, ...any.map(({ message }) => message)].join('\n  ')),
  )
}
