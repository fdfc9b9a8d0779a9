import { breakCalls, FAULTS } from '../../support/faults.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { CALLS } from './CALLS.ts'

const QUIET = [
  CALLS.installation,
  CALLS.remoteConfig,
  CALLS.recording,
  CALLS.analytics,
  CALLS.featureList,
] as const

test('what runs beside the page fails quietly, in few requests, and leaves it as it is', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('outcome-studio:debug-analytics', 'yes'))
  await signIn(page, 'tools@acme.test')
  await page.evaluate(() => indexedDB.deleteDatabase('firebase_remote_config'))
  for (const fault of FAULTS) {
    const broken = await breakCalls(context, fault, ...QUIET)
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    await expect.poll(broken.count, fault).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'User Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'User profile' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(broken.count(), fault).toBeLessThan(12)
    await broken.end()
  }
})

test('an area whose files fail costs itself alone, and comes with Try again', async ({ page, context }) => {
  await signIn(page, 'standard@acme.test')
  const failure = page.getByRole('main').getByRole('alert')
  for (const [fault, call] of [
    ['offline', CALLS.featureList],
    ['busy', CALLS.featureManifest],
    ['refused', CALLS.featureFiles],
    ['failing', CALLS.featureFiles],
  ] as const) {
    const broken = await breakCalls(context, fault, call)
    await page.goto(`${SHELL_URL}/outcome-validation`)
    await expect(failure, fault).toBeVisible({ timeout: 20_000 })
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure, fault).toBeVisible({ timeout: 20_000 })
    expect(broken.count(), fault).toBeLessThan(30)
    await broken.end()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'New study' }), fault).toBeVisible()
  }
})

test('a part of the shell that cannot be fetched says so once, and is there the next time', async ({
  page,
  context,
}) => {
  await signIn(page, 'standard@acme.test')
  const failure = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  const settings = page.getByRole('button', { name: 'User Settings' })
  for (const fault of ['offline', 'failing', 'busy', 'refused'] as const) {
    const broken = await breakCalls(context, fault, CALLS.shellFiles)
    await settings.click()
    await expect(failure, fault).toHaveCount(1)
    await settings.click()
    await expect(failure, fault).toHaveCount(1)
    expect(broken.count(), fault).toBeLessThan(10)
    await broken.end()
    await expect(failure).toHaveCount(0)
  }
  await settings.click()
  await expect(page.getByRole('dialog', { name: 'User profile' })).toBeVisible()
})
