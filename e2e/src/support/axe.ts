import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type Axe = typeof axe

/** Half as large as the source, which every checked document parses. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** All rules of WCAG 2.2 at the levels A and AA, and axe's best practices. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
