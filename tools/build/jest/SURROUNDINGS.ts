import { fileURLToPath } from 'node:url'
import type { TestEnvironment } from './workspaces.ts'

/** How the tests of a Jest project run. */
export interface Surroundings {
  readonly testMatch: readonly string[]
  readonly testEnvironment: string
  readonly testRunner: string
  readonly setupFilesAfterEnv: readonly string[]
  readonly fakeTimers: { readonly now?: number }
}

/**
 * Time of the stopped clock in tests without a server. In their time zone the next year has begun, so a UTC date shown
 * as a local date is wrong.
 */
const NOW = Date.parse('2027-12-31T11:47:13.359Z')

const NODE: Surroundings = {
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: fileURLToPath(new URL('./NodeEnvironment.js', import.meta.url)),
  testRunner: fileURLToPath(new URL('./runTestFile.js', import.meta.url)),
  setupFilesAfterEnv: [],
  fakeTimers: {},
}
const PURE: Surroundings = {
  ...NODE,
  testRunner: fileURLToPath(new URL('./runTogether.js', import.meta.url)),
  fakeTimers: { now: NOW },
}
const BROWSER: Surroundings = {
  ...NODE,
  testEnvironment: fileURLToPath(new URL('./BrowserEnvironment.js', import.meta.url)),
  setupFilesAfterEnv: [fileURLToPath(new URL('./browserLike.ts', import.meta.url))],
  fakeTimers: { now: NOW },
}

/** By suffix of the project's name. Starting jsdom for a test without components costs more than the test. */
export const SURROUNDINGS: Readonly<Record<TestEnvironment, Readonly<Record<string, Surroundings>>>> = {
  node: { '': NODE },
  pure: { '': PURE },
  browser: {
    '': { ...BROWSER, testMatch: ['**/*.test.tsx'] },
    '/pure': { ...PURE, testMatch: ['**/*.test.ts'] },
  },
}
