import { FAULTS, type FaultName, isCall } from '../../support/faults.ts'
import { newEmail, signInNewMember } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { failuresOn } from '../../support/toasts.ts'
import { breakCalls, testEveryFaultWasMet } from './breakCalls.ts'
import { CALLS, OUTLIVED } from './CALLS.ts'

test('background calls fail silently, with few requests, and leave the page unchanged', async ({
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

  const fail = async (fault: FaultName) => {
    const tab = await context.newPage()
    const recording = await breakCalls(tab, fault, 'recording')
    const analytics = await breakCalls(tab, fault, 'analytics')
    const version = await breakCalls(tab, fault, 'installation', 'remoteConfig')
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
  const askedForVersion = await Promise.all([...FAULTS, 'slow' as const].map(fail))
  // A failed request in one tab makes the other tabs postpone theirs.
  expect(askedForVersion.some((count) => count > 0)).toBe(true)
  expect(Math.max(...askedForVersion)).toBeLessThan(8)
})

test('a failed version check is silent, and an update is offered after it succeeds', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'standard@acme.test')
  await context.route('**/namespaces/firebase:fetch*', async (route) => {
    const response = await route.fetch()
    const published = await response.json()
    const entries = { ...published.entries, last_critical_semver: '20.0.0' }
    await route.fulfill({ response, json: { ...published, entries } })
  })
  const update = page.getByRole('region', { name: 'Update available' })
  const openWithEmptyCache = async () => {
    await page.goto(`${SHELL_URL}/config.json`)
    await page.evaluate(async () => {
      for (const name of ['firebase-installations-database', 'firebase_remote_config'])
        await new Promise((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase(name)
          deletion.onsuccess = resolve
          deletion.onerror = reject
        })
    })
    await page.goto(SHELL_URL)
  }
  for (const fault of OUTLIVED) {
    for (const call of ['installation', 'remoteConfig'] as const) {
      const broken = await breakCalls(context, fault, call)
      await openWithEmptyCache()
      await expect.poll(broken.count, { message: `${call} ${fault}`, timeout: 30_000 }).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
      await expect(page.getByRole('alert').or(failuresOn(page))).toHaveCount(0)
      await expect(update).toHaveCount(0)
      await broken.end()
      if (fault === 'slow') await expect(update, `${call} ${fault}`).toBeVisible()
    }
    await page.reload()
    await expect(update, fault).toBeVisible({ timeout: 30_000 })
  }
})

testEveryFaultWasMet('background')
