import { FAULTS } from '../../support/faults.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { breakCalls, testEveryFaultWasMet } from './breakCalls.ts'

test('a URL that does not respond opens when it does', async ({ page, context }) => {
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  for (const fault of ['offline', 'failing', 'busy'] as const) {
    const broken = await breakCalls(context, fault, 'page')
    const answer = await page.goto(`${SHELL_URL}/auth/signin`).catch(() => null)
    expect(answer?.ok() ?? false, fault).toBe(false)
    await expect(signIn).toHaveCount(0)
    await broken.end()
    await page.goto(`${SHELL_URL}/auth/signin`)
    await expect(signIn, fault).toBeVisible()
  }
  const slow = await breakCalls(context, 'slow', 'page')
  const arrival = page.reload()
  await expect.poll(slow.count).toBeGreaterThan(0)
  await slow.end()
  await arrival
  await expect(signIn).toBeVisible()
})

test('a page without its configuration shows an error, sends one request per try, and opens afterwards', async ({
  page,
  context,
}) => {
  const failure = page.getByRole('alert').filter({ hasText: 'could not be opened' })
  const first = await breakCalls(context, 'slow', 'settings')
  await page.goto(`${SHELL_URL}/`)
  await expect.poll(first.count).toBeGreaterThan(0)
  await expect(page.getByRole('status')).toHaveText('Opening Outcome Studio')
  await first.end()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()

  for (const [index, fault] of FAULTS.entries()) {
    const broken = await breakCalls(context, fault, 'settings')
    if (index === 0) await page.reload()
    else await failure.getByRole('button', { name: 'Try again' }).click()
    // The message of the previous try is shown until this one has failed.
    await expect.poll(broken.count, fault).toBeGreaterThan(0)
    await expect(failure, fault).toContainText('Check your connection')
    await expect(failure.locator('code')).toHaveText(/^\w{4}-\w{4}$/)
    expect(broken.count(), fault).toBe(1)
    await broken.end()
  }
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('signed-in members stay signed in while the sign-in service fails', async ({ page, context }) => {
  await restoreSignIn(page, 'standard@acme.test')
  const greeting = page.getByRole('heading', { name: 'Hello, Stella' })
  for (const fault of [...FAULTS, 'slow'] as const) {
    const broken = await breakCalls(context, fault, 'lookup')
    await page.goto(SHELL_URL)
    await expect.poll(broken.count, fault).toBeGreaterThan(0)
    await expect(greeting, fault).toBeVisible()
    await broken.end()
  }
  await page.reload()
  await expect(greeting).toBeVisible()
})

test('the developer login shows why it does not sign in', async ({ page, context }) => {
  const person = page.getByRole('button', { name: 'trial@group.test' })
  await page.goto(`${SHELL_URL}/dev/token`)
  await expect(person).toBeVisible()
  for (const fault of FAULTS) {
    const broken = await breakCalls(context, fault, 'seededPeople')
    await page.reload()
    await expect(page.getByText('The sign-in server does not answer.'), fault).toBeVisible()
    await broken.end()
    const refused = await breakCalls(context, fault, 'tokenSignIn')
    await page.getByRole('button', { name: 'Try again' }).click()
    await person.click()
    await expect(page.getByText('Signing in did not work.'), fault).toBeVisible()
    expect(refused.count(), fault).toBe(1)
    await refused.end()
  }
  const slowList = await breakCalls(context, 'slow', 'seededPeople')
  await page.reload()
  await expect.poll(slowList.count).toBeGreaterThan(0)
  await expect(person).toHaveCount(0)
  await slowList.end()
  const slowSignIn = await breakCalls(context, 'slow', 'tokenSignIn')
  await person.click()
  await expect.poll(slowSignIn.count).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Developer login' })).toBeVisible()
  await slowSignIn.end()
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
})

testEveryFaultWasMet('opening')
