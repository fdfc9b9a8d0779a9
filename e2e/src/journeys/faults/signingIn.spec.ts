import type { Page } from '@playwright/test'
import { FAULTS } from '../../support/faults.ts'
import { addPerson, newEmail, rejectCookies, signInAtProvider } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'
import { breakCalls, testEveryFaultWasMet } from './breakCalls.ts'

const SIGN_IN = `${SHELL_URL}/auth/signin`

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
const failure = (page: Page) => page.getByText('Signing in did not work.')

test('a failed redirect to the provider shows an error or returns to the unchanged screen', async ({
  page,
  context,
}) => {
  await page.goto(SIGN_IN)
  for (const fault of ['offline', 'failing', 'busy'] as const) {
    const broken = await breakCalls(context, fault, 'signInServer')
    await signInButton(page).click()
    await expect.poll(broken.count, fault).toBeGreaterThan(0)
    await expect(failure(page), fault).toBeVisible()
    await expect(signInButton(page)).toBeEnabled()
    await broken.end()
    for (const call of ['signInHandler', 'providerPages'] as const) {
      const gone = await breakCalls(context, fault, call)
      // Going back earlier would race with the navigation that fails.
      const hasLeft = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame())
      await signInButton(page).click()
      await hasLeft
      await page.waitForLoadState()
      expect(gone.count(), `${call} ${fault}`).toBeGreaterThan(0)
      await expect(signInButton(page)).toHaveCount(0)
      await page.goBack()
      await expect(signInButton(page), `${call} ${fault}`).toBeEnabled()
      await gone.end()
    }
  }
  const slowly = [
    await breakCalls(context, 'slow', 'signInServer'),
    await breakCalls(context, 'slow', 'signInHandler'),
    await breakCalls(context, 'slow', 'providerPages'),
  ]
  await signInButton(page).click()
  for (const slow of slowly) {
    await expect.poll(slow.count).toBeGreaterThan(0)
    await slow.end()
  }
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('a failed return from the provider shows an error, and Try again creates the record', async ({
  page,
  context,
}) => {
  const email = newEmail('trip')
  await addPerson(email, 'Tilda Trip')
  await page.goto(SIGN_IN)
  for (const fault of FAULTS) {
    for (const call of ['providerSignIn', 'signInPages'] as const) {
      const broken = await breakCalls(context, fault, call)
      await signInAtProvider(page, email)
      await expect(failure(page), `${call} ${fault}`).toBeVisible()
      await expect(page).toHaveURL(/\/auth\/signin/)
      await broken.end()
    }
  }
  const slowFrame = await breakCalls(context, 'slow', 'signInPages')
  const slow = await breakCalls(context, 'slow', 'providerSignIn')
  await signInAtProvider(page, email)
  await expect.poll(slowFrame.count).toBeGreaterThan(0)
  await slowFrame.end()
  await expect.poll(slow.count).toBeGreaterThan(0)
  await expect(page.getByText('Signing you in')).toBeAttached()
  let broken = await breakCalls(context, 'failing', 'recordMaking')
  await slow.end()
  await expect.poll(broken.count).toBeGreaterThan(0)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByText('Your account isn’t ready yet.')).toBeVisible()
  for (const fault of ['offline', 'busy', 'expired', 'slow'] as const) {
    // The next fault begins before the previous one ends, so that no request succeeds in between.
    const next = await breakCalls(context, fault, 'recordMaking')
    await broken.end()
    broken = next
    await again.click()
    await expect.poll(broken.count, fault).toBeGreaterThan(0)
    await expect(page.getByText('Loading your account')).toBeAttached()
    if (fault !== 'slow') await expect(again).toBeEnabled()
  }
  await broken.end()
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await rejectCookies(page)

  const note = page.getByText('it may still know you on this device')
  const gone = await breakCalls(context, 'offline', 'providerAnswers')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(note).toBeVisible()
  await gone.end()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(SIGN_IN)
  const silent = await breakCalls(context, 'slow', 'providerAnswers')
  await page.goto(`${SHELL_URL}/logout`)
  await expect(note).toBeVisible()
  await silent.end()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(SIGN_IN)
  for (const fault of ['failing', 'busy'] as const) {
    const answers = await breakCalls(context, fault, 'providerAnswers')
    await page.goto(`${SHELL_URL}/logout`)
    await expect.poll(answers.count, fault).toBeGreaterThan(0)
    await expect(page, fault).toHaveURL(SIGN_IN)
    await answers.end()
  }
})

testEveryFaultWasMet('signingIn')
