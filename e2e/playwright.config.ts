import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './src/support/chromium.ts'

// A constant of the shell's build, for journeys that read its table of routes.
Object.assign(globalThis, { DEVELOPER_PAGES: true })

const launchOptions = {
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
  // Milliseconds after each step, as on a busy machine. `npm run test:stress` sets it.
  slowMo: Number(process.env.OUTCOME_STUDIO_STEP_DELAY ?? 0),
}

const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** Journeys of memberships and live events run at both sizes, and at no other. */
const PEOPLE = ['**/liveEvents/*.spec.ts', '**/membership/*.spec.ts']
const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

export default defineConfig({
  testDir: './src/journeys',
  outputDir: '../.cache/playwright',
  globalSetup: './src/support/globalSetup.ts',
  forbidOnly: true,
  // A journey that passes only when repeated counts as failed.
  retries: 0,
  // Each worker has a stack of its own.
  workers: 2,
  // The limits only end hung journeys. A busy machine may be slow without failing a journey.
  timeout: 1_500_000,
  expect: { timeout: 300_000, toPass: { timeout: 300_000 } },
  reporter: [['list'], ['json']],
  use: {
    launchOptions,
    actionTimeout: 300_000,
    // A failed journey leaves a picture, and its error with the page as text. A trace records the page at every action of
    // every journey, to be thrown away if it passes: repeat a failed one with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // In the order in which they start: the longest journey first, and short ones last, so that the workers end together.
  projects: [
    {
      name: 'stack',
      use: DESKTOP,
      testMatch: '**/stack/**',
    },
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: ['**/stack/**', '**/needs/mappingByTouch.spec.ts', '**/sia/talkByTouch.spec.ts', ...PEOPLE],
    },
    {
      name: 'wide',
      use: WIDE,
      testMatch: PEOPLE,
    },
    {
      name: 'phone',
      use: PHONE,
      testMatch: [
        ...PEOPLE,
        '**/mainJob.spec.ts',
        '**/needs/mappingByTouch.spec.ts',
        '**/oidc/firstStudy.spec.ts',
        '**/oidc/newMember.spec.ts',
        '**/oidc/wholeJourney.spec.ts',
        '**/sia/talkByTouch.spec.ts',
      ],
      // A phone has no keyboard. The accessibility journeys check every screen at its width.
      grepInvert: /by keyboard/,
    },
  ],
})
