import { cloneForRedeploy } from '../support/cloneForRedeploy.ts'
import { signIn } from '../support/signIn.ts'
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
    await signIn(page, 'standard@acme.test', origin)
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
