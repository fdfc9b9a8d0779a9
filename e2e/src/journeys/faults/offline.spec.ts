import { paletteOf } from '../../support/paletteOf.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { breakCalls, testEveryFaultWasMet } from './breakCalls.ts'
import { CALLS } from './CALLS.ts'

test('offline and back: a half-filled profile, an open palette and another tab lose nothing', async ({
  page,
  context,
}) => {
  await restoreSignIn(page, 'admin@acme.test')
  await page.goto(`${SHELL_URL}/auth/profile`)
  const form = page.getByRole('form', { name: 'Profile' })
  const title = form.getByRole('textbox', { name: 'Title' })
  const before = await title.inputValue()
  await title.fill('Half a ti')
  const other = await context.newPage()
  await other.goto(`${SHELL_URL}/`)
  await expect(other.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await expect
    .poll(() =>
      other.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('Listen/channel')),
      ),
    )
    .toBe(true)
  await other.keyboard.press('Control+k')
  const palette = paletteOf(other)
  await expect(palette).toBeVisible()

  await context.setOffline(true)
  await palette.fill('profile')
  await expect(other.getByRole('option').first()).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('cannot be reached')
  await expect(title).toHaveValue('Half a ti')
  await expect(other.getByRole('heading', { name: /^Hello/ })).toBeAttached()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await context.setOffline(false)

  await title.fill('Half a title')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('status')).toHaveText('Saved')
  // The other tab is notified without a reload.
  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: 'User Settings' }).click()
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a title')
  await title.fill(before)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('status')).toHaveText('Saved')
})

test("a clock that jumps past the token's expiry renews it, also after a failure of the service", async ({
  page,
  context,
}) => {
  await restoreSignIn(page, 'admin@acme.test')
  // A sign-in that is confirmed after the jump renews its token then, before the fault begins.
  const isConfirmed = page.waitForResponse((answer) => CALLS.lookup.path.test(new URL(answer.url()).pathname))
  await page.goto(`${SHELL_URL}/auth/profile`)
  const form = page.getByRole('form', { name: 'Profile' })
  const title = form.getByRole('textbox', { name: 'Title' })
  const before = await title.inputValue()
  await isConfirmed
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000)
  await title.fill('After the jump')
  for (const fault of ['offline', 'failing', 'busy', 'expired', 'nonsense'] as const) {
    const broken = await breakCalls(context, fault, 'tokenRefresh')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert'), fault).toContainText('cannot be reached')
    await expect(title).toHaveValue('After the jump')
    expect(broken.count(), fault).toBeLessThan(10)
    await broken.end()
  }
  const slow = await breakCalls(context, 'slow', 'tokenRefresh')
  await title.fill(before)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(slow.count).toBeGreaterThan(0)
  await expect(form.getByRole('status')).toHaveText('Saving…')
  await slow.end()
  await expect(form.getByRole('status')).toHaveText('Saved')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

testEveryFaultWasMet('offline')
