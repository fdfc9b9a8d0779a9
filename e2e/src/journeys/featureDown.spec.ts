import type { Hosting } from '../../../hosting/src/startHosting.ts'
import { StudyEditor } from '../support/StudyEditor.ts'
import { signIn } from '../support/signIn.ts'
import { startOwnHosting } from '../support/startOwnHosting.ts'
import { expect, test } from '../support/test.ts'

let hosting: Hosting
test.beforeEach(async () => {
  hosting = await startOwnHosting()
})
test.afterEach(() => hosting.stop())

test('a feature whose server is down affects its area alone, and Try again recovers without a reload', async ({
  page,
}) => {
  const feature = hosting.features.get('mfe-outcome-validation')
  if (!feature) throw new Error('mfe-outcome-validation is not served')
  await feature.stop()

  await signIn(page, 'standard@acme.test', hosting.shell.origin)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Outcome Validation' }).click()
  const slot = page.getByRole('alert').filter({ hasText: 'Outcome Validation' })
  await expect(slot).toBeVisible({ timeout: 20_000 })

  await main.getByRole('button', { name: 'User Settings' }).click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Stella')
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: 'Outcome Validation' }).click()
  await expect(slot).toBeVisible({ timeout: 20_000 })

  await feature.start()
  await slot.getByRole('button', { name: 'Try again' }).click()
  await expect(new StudyEditor(page).button('New study')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('a feature that responds with an error page or invalid content recovers too', async ({ page }) => {
  const origin = hosting.features.get('mfe-outcome-validation')?.origin
  const answers = [
    { status: 503, contentType: 'application/json', body: '{"error":"try later"}' },
    { status: 200, contentType: 'application/json', body: '{"not":"a manifest"}' },
  ]
  await signIn(page, 'standard@acme.test', hosting.shell.origin)
  for (const answer of answers) {
    await page.route(`${origin}/**/mf-manifest.json`, (route) =>
      route.fulfill({ ...answer, headers: { 'access-control-allow-origin': hosting.shell.origin } }),
    )
    await page.goto(`${hosting.shell.origin}/outcome-validation`)
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible({
      timeout: 20_000,
    })
    await page.unroute(`${origin}/**/mf-manifest.json`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(new StudyEditor(page).button('New study')).toBeVisible()
  }
})
