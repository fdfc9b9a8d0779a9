import { FIREBASE_SIGN_IN } from '../../../../shared/src/storage/storedKeys.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { signInOnPage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { failuresOn } from '../../support/toasts.ts'

test('a browser that blocks storage still shows the product until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Blocked by the test.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await signInOnPage(page, 'standard@acme.test')
  await expect(page.getByRole('heading', { name: 'Hello, Stella' })).toBeVisible()
  await page.getByRole('button', { name: 'User Settings' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  const before = await title.inputValue()
  await title.fill(`${before}x`)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(title).toHaveValue(before)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Outcome Validation' }).first().click()
  await expect(page.getByRole('button', { name: 'New study' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('blocked or full for this site')).toBeVisible()
})

test('without IndexedDB a sign-in is stored in local storage, and full storage breaks nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await signInOnPage(page, 'standard@acme.test')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hello, Stella' })).toBeVisible()
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
  })
  await page.getByRole('button', { name: 'User Settings' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept in the form')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('alert').or(failuresOn(page))).toHaveCount(0)
})

test('a page whose storage another tab occupies asks to sign in, and reads the sign-in once it is free', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await signInOnPage(page, 'standard@acme.test')
  await page.evaluate(occupyStorage, FIREBASE_SIGN_IN.key)
  const tab = await context.newPage()
  await tab.goto(`${SHELL_URL}/outcome-validation`)
  const notice = tab.getByText('This browser’s storage does not respond')
  await expect
    .poll(async () => {
      await context.clock.runFor(1_000)
      return notice.isVisible()
    })
    .toBe(true)
  await expect(tab.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  // The tab that occupies the storage ends.
  await page.close()
  await expect(tab.getByRole('button', { name: 'New study' })).toBeVisible()
  expect(new URL(tab.url()).pathname).toBe('/outcome-validation')
})

/** Runs in the page. Holds a transaction that writes until the page is closed. Resolves when it has begun. */
function occupyStorage(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const [store = ''] = opening.result.objectStoreNames
      const entries = opening.result.transaction(store, 'readwrite').objectStore(store)
      const readAgain = () => {
        resolve()
        entries.count().onsuccess = readAgain
      }
      readAgain()
    }
  })
}
