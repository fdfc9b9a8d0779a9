import { expect as baseExpect, chromium, type Page } from '@playwright/test'
import type { Environment } from '../../../tools/environment/src/schema/environmentSchema.ts'
import { siteOf } from '../../../tools/environment/src/schema/siteOf.ts'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { StudyEditor } from '../support/StudyEditor.ts'
import { storeSession } from '../support/storedSession.ts'
import { giveAccess, signedIn } from './signedIn.ts'

/** Milliseconds. A function's first call starts a process. */
const PATIENCE = 90_000
const expect = baseExpect.configure({ timeout: PATIENCE })

/**
 * A new member signs in, writes a study, has it checked by the server, saves it, reloads it, and looks at live events.
 *
 * @param report called after each step
 * @returns errors of the console, which has violations of the policy too, but for what no emulator of Firebase has
 */
export async function officialJourney(
  environment: Environment,
  report: (step: string) => void,
): Promise<readonly string[]> {
  const { origin } = siteOf(environment, 'shell')
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] })
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      const isFirstRead = message.text().includes('404') && message.location().url.includes('/users/')
      // A new member has no record yet, which the first read finds out.
      if (message.type() === 'error' && !isFirstRead) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await answerRemoteConfig(page)
    const member = await signedIn(environment)
    await storeSession(page, member, origin, environment.firebase.apiKey)
    await page.goto(origin)
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    await page.getByRole('button', { name: 'Reject all' }).click()
    report('A new member has a record, and is at home.')
    await giveAccess(environment, member)
    await writeAndReload(page, origin)
    report('A study was checked by the server, saved, and opened again.')
    await page.goto(`${origin}/live-events`)
    await expect(page.getByRole('heading', { name: 'Live Events', level: 1 })).toBeVisible()
    report('Live events are shown.')
    return complaints
  } finally {
    await browser.close()
  }
}

async function writeAndReload(page: Page, origin: string): Promise<void> {
  const editor = new StudyEditor(page)
  await page.goto(`${origin}/outcome-validation`)
  await editor.button('New study').click()
  await editor.field('Study name').fill('Repair a bicycle')
  await editor.field('Job executor').fill('Bicycle mechanics')
  await editor.field('Job').fill('Repair a damaged bicycle')
  await editor.button('Add job step').click()
  await editor.field('Job step 1').fill('Determine the cause of the damage')
  const statement = 'Minimize the time it takes to find the cause of the damage'
  await editor.field('Outcome statement 1.1').fill(statement)
  await editor.button('Run validation').click()
  await expect(page.getByText(/^Validated \d+ texts/)).toBeVisible()
  await editor.save()
  await page.reload()
  await expect(editor.field('Outcome statement 1.1')).toHaveValue(statement)
}

/** Firebase has no emulator of Remote Config and of its installations. */
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
