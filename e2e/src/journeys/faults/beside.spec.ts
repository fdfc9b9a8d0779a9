import { breakCalls, FAULTS, isCall } from '../../support/faults.ts'
import { newEmail, signInNewMember } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { failuresOn } from '../../support/toasts.ts'
import { CALLS } from './CALLS.ts'

test('what runs beside the page fails quietly, in few requests, and leaves it as it is', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  await signInNewMember(page, newEmail('quiet'))
  await page.goto(`${SHELL_URL}/auth/profile`)
  const cookies = page.getByRole('region', { name: 'Cookies' })
  await cookies.getByRole('button', { name: 'Cookie preferences' }).click()
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(cookies).toContainText('You allow us to learn')
  await page.evaluate(() => {
    localStorage.setItem('outcome-studio:debug-analytics', 'yes')
    indexedDB.deleteDatabase('firebase_remote_config')
  })
  await page.close()

  const fail = async (fault: (typeof FAULTS)[number]) => {
    const tab = await context.newPage()
    const recording = await breakCalls(tab, fault, CALLS.recording)
    const analytics = await breakCalls(tab, fault, CALLS.analytics)
    const version = await breakCalls(tab, fault, CALLS.installation, CALLS.remoteConfig)
    await tab.goto(SHELL_URL)
    await expect(tab.getByRole('heading', { name: /^Hello/ }), fault).toBeVisible()
    for (const { count } of [recording, analytics]) {
      await expect.poll(count, { message: fault, timeout: 30_000 }).toBeGreaterThan(0)
      expect(count(), fault).toBeLessThan(8)
    }
    await expect(tab.getByRole('alert').or(failuresOn(tab))).toHaveCount(0)
    await expect(tab.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    await Promise.all([recording.end(), analytics.end(), version.end()])
    const sent = tab.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && isCall(CALLS.recording, new URL(response.url())),
    )
    await tab.getByRole('link', { name: 'Needs Framework' }).first().click()
    expect((await sent).status(), fault).toBe(204)
    await tab.close()
    return version.count()
  }
  const askedForVersion = await Promise.all(FAULTS.map(fail))
  // A failure in one tab has the others wait with their own question.
  expect(askedForVersion.some((count) => count > 0)).toBe(true)
  expect(Math.max(...askedForVersion)).toBeLessThan(8)
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
  const failure = failuresOn(page)
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
