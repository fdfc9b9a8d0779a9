import { test as base, expect } from '@playwright/test'

/**
 * Playwright's test, which also fails when any page of it broke the content security policy or ended in an error
 * that nobody caught.
 */
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
