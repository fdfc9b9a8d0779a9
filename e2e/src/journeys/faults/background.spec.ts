import { z } from 'zod'
import { FAULTS, type FaultName, isCall } from '../../support/faults.ts'
import { fewAtOnce } from '../../support/fewAtOnce.ts'
import { newEmail, signInNewMember } from '../../support/identity.ts'
import { CONSOLE_URL } from '../../support/mailbox.ts'
import { publishVersion } from '../../support/publishVersion.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { failuresOn } from '../../support/toasts.ts'
import { breakCalls, testEveryFaultWasMet } from './breakCalls.ts'
import { CALLS, OUTLIVED } from './CALLS.ts'
import { stormOf } from './stormOf.ts'

test('recording and analytics fail silently, with few requests, and leave the page unchanged', async ({
  page,
  context,
}) => {
  await signInNewMember(page, newEmail('quiet'))
  await page.goto(`${SHELL_URL}/auth/profile`)
  const cookies = page.getByRole('region', { name: 'Cookies' })
  await cookies.getByRole('button', { name: 'Cookie preferences' }).click()
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(cookies).toContainText('You allow us to learn')
  await page.evaluate(() => {
    localStorage.setItem('outcome-studio:debug-analytics', 'yes')
  })
  await page.close()

  const fail = async (fault: FaultName) => {
    const tab = await context.newPage()
    const recording = await breakCalls(tab, fault, 'recording')
    const analytics = await breakCalls(tab, fault, 'analytics')
    const isStorm = stormOf(recording, analytics)
    await tab.goto(SHELL_URL)
    await expect(tab.getByRole('heading', { name: /^Hello/ }), fault).toBeVisible()
    for (const { count } of [recording, analytics]) {
      await expect.poll(count, { message: fault }).toBeGreaterThan(0)
    }
    await expect(tab.getByRole('alert').or(failuresOn(tab))).toHaveCount(0)
    await expect(tab.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    expect(isStorm(), fault).toBe(false)
    await Promise.all([recording.end(), analytics.end()])
    // Requests that were sent before the fault ended may still receive its answer.
    const sent = tab.waitForRequest(
      (request) => request.method() === 'POST' && isCall(CALLS.recording, new URL(request.url())),
    )
    await tab.getByRole('link', { name: 'Needs Framework' }).first().click()
    expect((await (await sent).response())?.status(), fault).toBe(204)
    await tab.close()
  }
  await fewAtOnce([...FAULTS, 'slow' as const], fail)
})

test('a failing affiliate sync is silent, is not repeated on the page, and is tried again by the next one', async ({
  page,
  context,
}) => {
  const down = await breakCalls(context, 'failing', 'affiliate')
  const email = newEmail('affiliate')
  await signInNewMember(page, email)
  await expect.poll(down.count).toBeGreaterThan(0)
  await down.end()
  for (const fault of OUTLIVED) {
    const broken = await breakCalls(context, fault, 'affiliate')
    await page.goto(SHELL_URL)
    await expect.poll(broken.count, { message: fault }).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { name: /^Hello/ }), fault).toBeVisible()
    await expect(page.getByRole('alert').or(failuresOn(page)), fault).toHaveCount(0)
    expect(broken.count(), fault).toBe(1)
    expect(await received(email), fault).toEqual([])
    await page.goto('about:blank')
    await broken.end()
  }
  await page.goto(SHELL_URL)
  await expect.poll(() => received(email)).toHaveLength(1)
  expect(await received(email)).toEqual([
    { email, firstName: 'Ina', lastName: 'Ideal', title: '', organization: '' },
  ])
})

const callsSchema = z.array(z.object({ body: z.record(z.string(), z.unknown()) }))

/** Profiles of an address that the affiliate service of the local cloud has received. */
async function received(email: string): Promise<readonly unknown[]> {
  const calls = callsSchema.parse(await (await fetch(`${CONSOLE_URL}/calls.json`)).json())
  return calls.map(({ body }) => body).filter((profile) => profile.email === email)
}

test('a failed version check is silent, with few requests, and an update is offered after it succeeds', async ({
  page,
  context,
}) => {
  await restoreSignIn(page, 'standard@acme.test')
  await publishVersion(context, '20.0.0')
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
      const isStorm = stormOf(broken)
      await openWithEmptyCache()
      await expect.poll(broken.count, { message: `${call} ${fault}` }).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
      await expect(page.getByRole('alert').or(failuresOn(page))).toHaveCount(0)
      await expect(update).toHaveCount(0)
      expect(isStorm(), `${call} ${fault}`).toBe(false)
      await broken.end()
      if (fault === 'slow') await expect(update, `${call} ${fault}`).toBeVisible()
    }
    await page.reload()
    await expect(update, fault).toBeVisible()
  }
})

testEveryFaultWasMet('background')
