import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { cloneForRedeploy } from '../support/cloneForRedeploy.ts'
import { paletteOf } from '../support/paletteOf.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { startOwnHosting } from '../support/startOwnHosting.ts'
import { expect, test } from '../support/test.ts'

const remotesSchema = z.object({ remotes: z.array(z.looseObject({ id: z.string(), entry: z.string() })) })

const ACCOUNT = 'mfe-account'
const EVENTS = 'mfe-live-events'

const lines = async (origin: string) =>
  remotesSchema.parse(await (await fetch(`${origin}/remotes.json`)).json()).remotes

async function openPanel(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  await paletteOf(page).fill('Versions of features')
  await page.getByRole('option', { name: /^Versions of features/ }).click()
  const panel = page.getByRole('dialog', { name: 'Versions of features' })
  await expect(panel.getByRole('region', { name: ACCOUNT })).toBeVisible()
  return panel
}

test('two features get other versions in one browser, and the released ones in one click', async ({
  page,
}) => {
  const workspace = await cloneForRedeploy([ACCOUNT, EVENTS])
  const hosting = await startOwnHosting(workspace.folder)
  const { origin } = hosting.shell
  const before = await lines(origin)
  const elsewhere = await serveFolder(join(workspace.folder, EVENTS, 'dist'), origin)
  const badge = page.getByRole('note').filter({ hasText: 'Other versions in this browser' })
  const profile = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
  const released = page.locator(`html[data-published="${EVENTS}"]`)
  try {
    await workspace.edit(
      'mfe-account/src/profile/ProfileScreen.tsx',
      'title="Profile"',
      'title="Your profile"',
    )
    await workspace.build(ACCOUNT)
    await workspace.append(
      'mfe-live-events/src/feature.tsx',
      `document.documentElement.dataset.published = '${EVENTS}'`,
    )
    await workspace.build(EVENTS)
    const previousOf = (feature: string) => before.find(({ id }) => id === feature)
    const remotes = (await lines(origin)).map((line) => ({ ...line, previous: previousOf(line.id) }))
    await page.route(`${origin}/remotes.json`, (route) => route.fulfill({ json: { remotes } }))

    await restoreSignIn(page, 'tools@acme.test', origin)
    await page.goto(`${origin}/live-events`)
    await expect(released).toBeAttached()
    await page.goto(`${origin}/auth/profile`)
    await expect(profile('Your profile')).toBeVisible()

    const entry = new URL(previousOf(EVENTS)?.entry ?? '')
    await test.step('whoever stays with unsaved work has changed nothing', async () => {
      await page.getByRole('textbox', { name: 'First name' }).fill('Unsaved')
      const panel = await openPanel(page)
      await panel.getByRole('combobox', { name: `Version of ${ACCOUNT}` }).selectOption('Previous')
      // The click ends with the browser's question.
      const questions: string[] = []
      page.once('dialog', (question) => {
        questions.push(question.type())
        void question.dismiss()
      })
      await panel.getByRole('button', { name: 'Apply and reload' }).click()
      expect(questions).toEqual(['beforeunload'])
      await panel.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Unsaved')
      await page.reload()
      await expect(profile('Your profile')).toBeVisible()
      await expect(badge).not.toBeVisible()
    })

    await test.step('a listed release, and a build of another origin', async () => {
      const panel = await openPanel(page)
      await panel.getByRole('combobox', { name: `Version of ${ACCOUNT}` }).selectOption('Previous')
      await panel.getByRole('combobox', { name: `Version of ${EVENTS}` }).selectOption('Address')
      const address = panel.getByRole('textbox', { name: `Address of ${EVENTS}` })
      await address.fill('https://builds.test/mf-manifest.json')
      await panel.getByRole('button', { name: 'Apply and reload' }).click()
      await expect(address).toHaveAccessibleDescription(/^https:\/\/builds.test is not allowed here/)
      await address.fill(`${elsewhere.origin}${entry.pathname}`)
      await panel.getByRole('button', { name: 'Apply and reload' }).click()
      await expect(profile('Profile')).toBeVisible()
      await expect(badge).toContainText(`${ACCOUNT} (previous version)`)
      await expect(badge).toContainText(`${EVENTS} (${new URL(elsewhere.origin).host}, not verified)`)
      await page.goto(`${origin}/live-events`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(badge).toBeVisible()
      await expect(released).not.toBeAttached()
    })

    await test.step('both are released ones again', async () => {
      await page.getByRole('button', { name: 'Use the released ones' }).click()
      await expect(released).toBeAttached()
      await expect(badge).not.toBeVisible()
      await page.goto(`${origin}/auth/profile`)
      await expect(profile('Your profile')).toBeVisible()
    })

    await test.step('an address whose server is down affects its area alone, which offers the released one', async () => {
      const panel = await openPanel(page)
      await panel.getByRole('combobox', { name: `Version of ${ACCOUNT}` }).selectOption('Previous')
      await panel.getByRole('combobox', { name: `Version of ${EVENTS}` }).selectOption('Address')
      await panel
        .getByRole('textbox', { name: `Address of ${EVENTS}` })
        .fill(`${elsewhere.origin}${entry.pathname}`)
      await panel.getByRole('button', { name: 'Apply and reload' }).click()
      await expect(profile('Profile')).toBeVisible()
      await elsewhere.stop()
      await page.goto(`${origin}/live-events`)
      const alert = page
        .getByRole('alert')
        .filter({ hasText: `This browser does not use the released version of ${EVENTS}` })
      await alert.getByRole('button', { name: 'Use the released one' }).click()
      await expect(released).toBeAttached()
      await expect(badge).toContainText(`${ACCOUNT} (previous version).`)
    })
  } finally {
    await elsewhere.stop()
    await hosting.stop()
    await workspace.release()
  }
})
