import { cloneForRedeploy } from '../support/cloneForRedeploy.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { startOwnHosting } from '../support/startOwnHosting.ts'
import { expect, test } from '../support/test.ts'

test('users get a newly published feature, while nothing else was built or published', async ({
  page,
  context,
}) => {
  const workspace = await cloneForRedeploy(['mfe-account', 'mfe-outcome-validation'])
  const hosting = await startOwnHosting(workspace.folder)
  const origin = hosting.shell.origin
  try {
    await workspace.build('mfe-account')
    await restoreSignIn(page, 'standard@acme.test', origin)
    await page.goto(`${origin}/auth/profile`)
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    const others = await workspace.publishedBesides('mfe-account')

    await workspace.edit(
      'mfe-account/src/profile/ProfileScreen.tsx',
      'title="Profile"',
      'title="Your profile"',
    )
    await workspace.build('mfe-account')

    const next = await context.newPage()
    await next.goto(`${origin}/auth/profile`)
    await expect(next.getByRole('heading', { name: 'Your profile', level: 1 })).toBeVisible()
    expect(await workspace.publishedBesides('mfe-account')).toEqual(others)

    await page.getByRole('textbox', { name: 'First name' }).fill('Stella')
    await expect(page.getByRole('heading', { name: 'Profile', level: 1, exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your profile', level: 1 })).toBeVisible()
  } finally {
    await hosting.stop()
    await workspace.release()
  }
})

/** Features, and where members see each. */
const OTHERS = [
  { id: 'mfe-live-events', path: '/live-events' },
  { id: 'mfe-studies', path: '/needs-framework' },
] as const

test('live events and the needs framework are published alone too', async ({ page }) => {
  const ids = OTHERS.map(({ id }) => id)
  const workspace = await cloneForRedeploy(ids)
  const hosting = await startOwnHosting(workspace.folder)
  const origin = hosting.shell.origin
  try {
    await restoreSignIn(page, 'tools@acme.test', origin)
    for (const { id, path } of OTHERS) {
      await test.step(id, async () => {
        const others = await workspace.publishedBesides(id)
        await workspace.append(
          `${id}/src/feature.tsx`,
          `document.documentElement.dataset.published = '${id}'`,
        )
        await workspace.build(id)
        expect(await workspace.publishedBesides(id)).toEqual(others)
        await page.goto(`${origin}${path}`)
        await expect(page.locator(`html[data-published="${id}"]`)).toBeAttached()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  } finally {
    await hosting.stop()
    await workspace.release()
  }
})
