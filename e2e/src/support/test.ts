import { test as base, expect } from '@playwright/test'
import { describePages } from './describePages.ts'

/**
 * Playwright's test, which also fails on violations of the content security policy and on uncaught errors. A failed
 * journey leaves a description of all open pages, which `npm test` prints: a picture of another machine is often lost.
 */
export const test = base.extend({
  context: async ({ context, browser }, use, info) => {
    const violations: string[] = []
    const uncaught: string[] = []
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text())
    })
    context.on('weberror', (failure) => uncaught.push(failure.error().message))
    await use(context)
    if (info.status !== info.expectedStatus) {
      await info.attach('pages', { body: await describePages(browser.contexts()) })
    }
    expect(violations, 'violations of the content security policy').toEqual([])
    expect(uncaught, 'errors nobody caught').toEqual([])
  },
})

export { expect }
