import type { Page } from '@playwright/test'
import { FAULTS } from '../../support/faults.ts'
import { fewAtOnce } from '../../support/fewAtOnce.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { skipUntil } from '../../support/skipUntil.ts'
import { expect, test } from '../../support/test.ts'
import { failuresOn } from '../../support/toasts.ts'
import { withoutSnapshots } from '../../support/withoutSnapshots.ts'
import { breakCalls, testEveryFaultWasMet } from './breakCalls.ts'
import { stormOf } from './stormOf.ts'

/** Milliseconds in which a page draws. */
const FRAME = 16

/** Firestore's client waits for up to a minute between retries. The page stops waiting earlier. */
const greetingOf = (page: Page) => page.getByRole('heading', { name: /^Hello/ })
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Membership required' })
const badgeOf = (page: Page) => page.getByRole('status').filter({ hasText: /membership/i })

test('home appears although the first read of the record fails', async ({ page, context }) => {
  await restoreSignIn(page, 'standard@acme.test')
  for (const fault of [...FAULTS, 'slow'] as const) {
    const broken = await breakCalls(context, fault, 'record')
    await page.goto(SHELL_URL)
    await expect(greetingOf(page), fault).toBeVisible()
    await expect.poll(broken.count, fault).toBeGreaterThan(0)
    await broken.end()
  }
})

test('home shows the last documents although their first read fails', async ({ page, context }) => {
  await restoreSignIn(page, 'standard@acme.test')
  for (const fault of [...FAULTS, 'slow'] as const) {
    const broken = await breakCalls(context, fault, 'lists')
    // A page whose SDK is loaded before the list is requested makes no such call.
    await expect(async () => {
      await page.goto(SHELL_URL)
      await expect(page.getByRole('list', { name: 'Recent documents' }), fault).toBeVisible()
      expect(broken.count(), fault).toBeGreaterThan(0)
    }).toPass()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await broken.end()
  }
})

test('an account that cannot be read shows an error, sends few requests, and recovers on its own', async ({
  page,
  context,
}) => {
  await restoreSignIn(page, 'never@solo.test')
  await page.close()
  await withoutSnapshots(context)
  const fail = async (fault: (typeof FAULTS)[number]) => {
    const tab = await context.newPage()
    const broken = await breakCalls(tab, fault, 'record', 'listener')
    const isStorm = stormOf(broken)
    await tab.goto(SHELL_URL)
    const failure = tab.getByText('Your account could not be loaded.')
    await expect(failure, fault).toBeVisible()
    await expect(greetingOf(tab)).toHaveCount(0)
    await expect(badgeOf(tab)).toHaveCount(0)
    await expect(modalOf(tab)).toHaveCount(0)
    await expect(failure).toHaveCount(1)
    await expect(tab.getByRole('button', { name: 'Try again' })).toBeEnabled()
    expect(isStorm(), fault).toBe(false)
    await broken.end()
    await expect(greetingOf(tab), fault).toBeVisible()
    await expect(badgeOf(tab)).toHaveText('Membership required')
    await tab.close()
  }
  const wait = async () => {
    const tab = await context.newPage()
    const record = await breakCalls(tab, 'slow', 'record')
    const listener = await breakCalls(tab, 'slow', 'listener')
    await tab.goto(SHELL_URL)
    await expect(tab.getByText('Loading your account')).toBeAttached()
    // The text appears before both calls are sent.
    for (const { count } of [record, listener]) await expect.poll(count).toBeGreaterThan(0)
    await expect(greetingOf(tab)).toHaveCount(0)
    await Promise.all([record.end(), listener.end()])
    await expect(greetingOf(tab)).toBeVisible()
    await tab.close()
  }
  await wait()
  await fewAtOnce(FAULTS, fail)
})

test('a subscription that cannot be read does not count as missing, and is requested again', async ({
  browser,
}) => {
  const openWithout = async (email: string) => {
    const context = await browser.newContext()
    await context.clock.install()
    const page = await context.newPage()
    let isLogged = false
    page.on('console', (message) => {
      if (message.text().includes('subscription')) isLogged = true
    })
    await restoreSignIn(page, email)
    const broken = await breakCalls(context, 'failing', 'listener')
    // Hardly any time passes on the page until the documents are read: after a slow read of the record, they would be
    // left to the listener.
    await context.clock.pauseAt(Date.now() + 60_000)
    await page.goto(SHELL_URL)
    const list = page.getByRole('heading', { name: 'Write your first study' })
    await expect
      .poll(async () => {
        await context.clock.runFor(FRAME)
        return list.isVisible()
      })
      .toBe(true)
    await context.clock.resume()
    await expect(greetingOf(page)).toBeVisible()
    await skipUntil(context, () => isLogged, `${email} is checked`)
    await context.clock.fastForward(10_000)
    await expect(list).toBeVisible()
    await expect(modalOf(page)).toHaveCount(0)
    await expect(page.getByRole('alert').or(failuresOn(page))).toHaveCount(0)
    return { context, page, broken }
  }
  const [never, monthly] = await Promise.all([
    openWithout('never@solo.test'),
    openWithout('monthly@solo.test'),
  ])
  await expect(badgeOf(never.page)).toHaveText('Membership required')
  await expect(badgeOf(monthly.page)).toHaveCount(0)
  await monthly.page.getByRole('link', { name: 'Outcome Validation' }).first().click()
  await expect(monthly.page.getByRole('heading', { name: 'Outcome Validation', level: 1 })).toBeVisible()
  await monthly.page.getByRole('link', { name: 'Home' }).click()

  await Promise.all([never.broken.end(), monthly.broken.end()])
  await skipUntil(never.context, () => modalOf(never.page).isVisible(), 'the subscription is requested again')
  await expect(modalOf(monthly.page)).toHaveCount(0)
  await monthly.page.reload()
  await expect(badgeOf(monthly.page)).toHaveText('Monthly membership')
  await Promise.all([never.context.close(), monthly.context.close()])
})

testEveryFaultWasMet('record')
