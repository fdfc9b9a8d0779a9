import { chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { describePages } from '../support/describePages.ts'
import { PATIENCE } from './PATIENCE.ts'
import type { Step } from './runSteps.ts'

/** A browser with one page, and what its pages complain about. */
export interface OfficialBrowser {
  readonly page: Page
  /** Fails on errors of the console, which has violations of the policy too. */
  readonly complaints: Step
  /** What the open pages show, and the complaints so far. */
  describe(): Promise<string>
  release(): Promise<void>
}

/** Opens Chromium, and answers what Firebase has no emulator for: Remote Config and its installations. */
export async function openBrowser(): Promise<OfficialBrowser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
    // Signals end everything in order.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  })
  const context = await browser.newContext()
  context.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  context.on('console', (message) => {
    const isFirstRead = message.text().includes('404') && message.location().url.includes('/users/')
    // A new member has no record yet, which the first read finds out.
    if (message.type() === 'error' && !isFirstRead)
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (failure) => complaints.push(failure.error().message))
  const page = await context.newPage()
  await answerRemoteConfig(page)
  return {
    page,
    complaints: {
      name: 'The console has no error, and nothing violates the policy',
      run: async () => expect(complaints).toEqual([]),
    },
    describe: async () =>
      ['Open pages:', await describePages([context]), ...complaints.map((text) => `Complaint: ${text}`)].join(
        '\n',
      ),
    release: () => browser.close(),
  }
}

async function answerRemoteConfig(page: Page): Promise<void> {
  await page.route('**/firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      json: {
        fid: 'c'.repeat(22),
        refreshToken: 'token',
        authToken: { token: 'token', expiresIn: '604800s' },
      },
    }),
  )
  await page.route('**/firebaseremoteconfig.googleapis.com/**', (route) =>
    route.fulfill({
      headers: { etag: '1', 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag' },
      json: { entries: { remote_cfg_enabled: 'false' }, state: 'UPDATE' },
    }),
  )
}
