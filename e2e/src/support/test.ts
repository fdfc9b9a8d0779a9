import { test as base, expect } from '@playwright/test'

/** Playwright's test, which also fails on violations of the content security policy and on uncaught errors. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const violations: string[] = []
    const uncaught: string[] = []
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text())
    })
    context.on('weberror', (failure) => uncaught.push(failure.error().message))
    await use(context)
    expect(violations, 'violations of the content security policy').toEqual([])
    expect(uncaught, 'errors nobody caught').toEqual([])
  },
})

export { expect }
