import { breakCalls, FAULTS } from '../../support/faults.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { CALLS } from './CALLS.ts'

test('a page without its settings says so, asks once for each try, and opens when they are there', async ({
  page,
  context,
}) => {
  const failure = page.getByRole('alert').filter({ hasText: 'could not be opened' })
  const first = await breakCalls(context, 'slow', CALLS.settings)
  await page.goto(`${SHELL_URL}/auth/signin`)
  await expect(page.getByRole('status')).toHaveText('Opening Outcome Studio')
  await first.end()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()

  for (const [index, fault] of FAULTS.entries()) {
    const broken = await breakCalls(context, fault, CALLS.settings)
    if (index === 0) await page.reload()
    else await failure.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(broken.count, fault).toBe(1)
    await expect(failure, fault).toContainText('Check your connection')
    await expect(failure.locator('code')).toHaveText(/^\w{4}-\w{4}$/)
    await broken.end()
  }
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('whoever is signed in stays so while the sign-in service fails', async ({ page, context }) => {
  await signIn(page, 'standard@acme.test')
  const greeting = page.getByRole('heading', { name: 'Hello, Stella' })
  for (const fault of [...FAULTS, 'slow'] as const) {
    const broken = await breakCalls(context, fault, CALLS.lookup)
    await page.reload()
    await expect.poll(broken.count, fault).toBe(1)
    await expect(greeting, fault).toBeVisible()
    await broken.end()
  }
  await page.reload()
  await expect(greeting).toBeVisible()
})

test('the developer login says why it does not sign in', async ({ page, context }) => {
  const person = page.getByRole('button', { name: 'trial@group.test' })
  await page.goto(`${SHELL_URL}/dev/token`)
  await expect(person).toBeVisible()
  for (const fault of FAULTS) {
    const broken = await breakCalls(context, fault, CALLS.seededPeople)
    await page.reload()
    await expect(page.getByText('The sign-in server does not answer.'), fault).toBeVisible()
    await broken.end()
    const refused = await breakCalls(context, fault, CALLS.tokenSignIn)
    await page.getByRole('button', { name: 'Try again' }).click()
    await person.click()
    await expect(page.getByText('Signing in did not work.'), fault).toBeVisible()
    expect(refused.count(), fault).toBe(1)
    await refused.end()
  }
  await person.click()
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
})
