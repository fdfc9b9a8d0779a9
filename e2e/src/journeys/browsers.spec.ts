import { SHELL_URL } from '../support/sharedStack.ts'
import { expect, test } from '../support/test.ts'

test('where IndexedDB never responds, the cause is named, and a member can sign in', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(IDBFactory.prototype, 'open', () =>
      Object.assign(new EventTarget(), { readyState: 'pending' }),
    )
  })
  await page.clock.install()
  await page.goto(`${SHELL_URL}/auth/signin`)
  const cause = page.getByText('This browser’s storage does not respond')
  // Not by `skipUntil`, which waits until IndexedDB has responded.
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return cause.isVisible()
    })
    .toBe(true)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  // Not by the helper, which restores a sign-in from IndexedDB.
  await page.goto(`${SHELL_URL}/dev/token`)
  await page.getByRole('button', { name: 'standard@acme.test' }).click()
  await expect(page.getByRole('heading', { name: /^Hello, Stella/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Hello, Stella/ })).toBeVisible()
})

test('a browser that is too old is told which versions are needed', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'))
  await page.goto(SHELL_URL)
  await expect(
    page.getByRole('heading', { name: 'This browser is too old for Outcome Studio' }),
  ).toBeVisible()
  await expect(page.getByText(/Chrome 126, Edge 126, Firefox 126 or Safari 18/)).toBeVisible()
})
