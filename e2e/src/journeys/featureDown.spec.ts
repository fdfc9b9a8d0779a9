import { z } from 'zod'
import type { Hosting } from '../../../tools/hosting/src/startHosting.ts'
import { answerRequests } from '../support/answerRequests.ts'
import { changeResponse } from '../support/changeResponse.ts'
import { StudyEditor } from '../support/StudyEditor.ts'
import { restoreSignIn, signIn } from '../support/signIn.ts'
import { startOwnHosting } from '../support/startOwnHosting.ts'
import { expect, test } from '../support/test.ts'

const remotesSchema = z.object({ remotes: z.array(z.object({ id: z.string(), entry: z.string() })) })
const files = z.array(z.string())
const manifestSchema = z.object({
  exposes: z.array(
    z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: files, async: files }) }) }),
  ),
})

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
  await expect(slot).toBeVisible()

  await main.getByRole('button', { name: 'User Settings' }).click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Stella')
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: 'Outcome Validation' }).click()
  await expect(slot).toBeVisible()

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
  await restoreSignIn(page, 'standard@acme.test', hosting.shell.origin)
  for (const answer of answers) {
    await page.route(`${origin}/**/mf-manifest.json`, (route) =>
      route.fulfill({ ...answer, headers: { 'access-control-allow-origin': hosting.shell.origin } }),
    )
    await page.goto(`${hosting.shell.origin}/outcome-validation`)
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute(`${origin}/**/mf-manifest.json`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(new StudyEditor(page).button('New study')).toBeVisible()
  }
})

test('a feature with one changed byte is refused in its area alone, and loads once it is whole', async ({
  page,
}) => {
  const origin = hosting.features.get('mfe-outcome-validation')?.origin
  const editor = new StudyEditor(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Outcome Validation' })
  const main = page.getByRole('navigation', { name: 'Main' })
  /** Adds a space at the end of the matching files. */
  const change = (isMatch: (file: string) => boolean) =>
    answerRequests(
      page,
      (url) => url.origin === origin && isMatch(url.pathname.split('/').at(-1) ?? ''),
      (route) => changeResponse(route, (body) => `${body} `),
    )
  await restoreSignIn(page, 'standard@acme.test', hosting.shell.origin)
  for (const pattern of [/mf-manifest\.json$/, /remoteEntry\.js$/, /__federation_expose_feature\.\w+\.js$/]) {
    const { count, end } = await change((file) => pattern.test(file))
    await page.goto(`${hosting.shell.origin}/outcome-validation`)
    await expect(alert, String(pattern)).toBeVisible()
    expect(count(), String(pattern)).toBeGreaterThan(0)
    await expect(main.getByRole('link', { name: 'Home' })).toBeVisible()
    await end()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(editor.button('New study'), String(pattern)).toBeVisible()
  }

  // Chunks that the feature itself requests, here those of the editor.
  await page.goto(`${hosting.shell.origin}/`)
  const lazy = await lazyChunks()
  const { count, end } = await change((file) => lazy.has(file))
  await main.getByRole('link', { name: 'Outcome Validation' }).click()
  await editor.button('New study').click()
  await expect(alert).toBeVisible()
  expect(count()).toBeGreaterThan(0)
  await end()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(editor.field('Study name')).toBeVisible()
})

/** Names of the files that the feature loads after it has started. */
async function lazyChunks(): Promise<ReadonlySet<string>> {
  const { remotes } = remotesSchema.parse(await (await fetch(`${hosting.shell.origin}/remotes.json`)).json())
  const entry = remotes.find(({ id }) => id === 'mfe-outcome-validation')?.entry ?? ''
  const { exposes } = manifestSchema.parse(await (await fetch(entry)).json())
  const { sync, async } = exposes.find(({ path }) => path === './feature')?.assets.js ?? {
    sync: [],
    async: [],
  }
  return new Set(async.filter((file) => !sync.includes(file)))
}
