import { SEED_PASSWORD } from '../../../../tools/seed/src/people/SEED_PASSWORD.ts'
import { addPerson, newEmail, signInAtProvider, submitCredentials } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'

const CALLBACK_URL = `${SHELL_URL}/__/auth/callback`

test('pressed twice, Back, cancelled: sign-in stays possible and shows no error', async ({ page }) => {
  const email = newEmail('wavering')
  await addPerson(email, 'Ina Ideal')
  const departures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/__/auth/handler')) departures.push(request.url())
  })
  const signInButton = page.getByRole('button', { name: 'Sign in', exact: true })
  const expectOpen = async () => {
    await expect(page).toHaveURL(`${SHELL_URL}/auth/signin?next=%2Foutcome-validation`)
    await expect(signInButton).toBeEnabled()
    await expect(page.getByText(/did not work/)).toHaveCount(0)
  }
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await signInButton.dblclick()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(departures).toHaveLength(1)
  await page.goBack()
  await expectOpen()

  await signInButton.click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const state = new URL(page.url()).searchParams.get('state') ?? ''
  await page.goto(`${CALLBACK_URL}?${new URLSearchParams({ error: 'access_denied', state })}`)
  await expectOpen()

  await signInAtProvider(page, email)
  await expect(page).toHaveURL(`${SHELL_URL}/outcome-validation`)
})

test('a seeded person signs in by password; another tab with another account takes over both tabs', async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage()
  for (const tab of [page, otherTab]) {
    await tab.goto(`${SHELL_URL}/auth/signin`)
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(tab.getByRole('heading', { name: 'Log in' })).toBeVisible()
  }
  await submitCredentials(page, 'standard@acme.test', SEED_PASSWORD)
  await expect(page.getByRole('heading', { name: /^Hello, Stella/ })).toBeVisible()
  expect((await storedSession(page)).uid).toBe('standard')

  await submitCredentials(otherTab, 'admin@acme.test', SEED_PASSWORD)
  await expect(otherTab.getByRole('heading', { name: /^Hello, Ada/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Hello, Ada/ })).toBeVisible()
  await expect(page.getByText('Stella')).toHaveCount(0)

  await otherTab.getByRole('button', { name: 'Sign Out' }).click()
  for (const tab of [otherTab, page]) {
    await expect(tab).toHaveURL(`${SHELL_URL}/auth/signin`)
    await expect(tab.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    await expect(tab.getByText('Your session has ended.')).toHaveCount(0)
  }
})
