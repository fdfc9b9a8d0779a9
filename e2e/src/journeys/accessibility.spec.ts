import { expectAccessible } from '../support/axe.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

/** The seeded study of 120 statements. */
const STUDY = `/outcome-validation/${encodeURIComponent('Community garden season')}`

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('developer login', async ({ page }) => {
      await page.goto(`${SHELL_URL}/dev/token`)
      await expect(page.getByRole('button', { name: 'standard@acme.test' })).toBeVisible()
      await expectAccessible(page)
    })

    test('sign-in', async ({ page }) => {
      await page.goto(`${SHELL_URL}/auth/signin`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })

    test('every screen of a member', async ({ page }) => {
      await signIn(page, 'standard@acme.test')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)

      await page.goto(`${SHELL_URL}/outcome-validation`)
      const study = page.getByRole('main').getByRole('listitem').getByRole('link').first()
      await expect(study).toBeVisible()
      await expectAccessible(page)

      await study.click()
      await expect(page.getByRole('textbox', { name: 'Job executor' })).toBeVisible()
      await expectAccessible(page)

      await page.goto(`${SHELL_URL}/auth/profile`)
      await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible()
      await expectAccessible(page)

      await page.goto(`${SHELL_URL}/live-events`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })

    test('nothing scrolls sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await signIn(page, 'standard@acme.test')
      for (const path of ['/', '/outcome-validation', STUDY, '/auth/profile']) {
        await page.goto(`${SHELL_URL}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect(
          page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('link')).first(),
        ).toBeVisible()
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, path).toBe(0)
      }
    })
  })
}
