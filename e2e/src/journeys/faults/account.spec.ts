import { breakCalls, FAULTS, loseAnswers } from '../../support/faults.ts'
import { addPerson, newEmail, rejectCookies, signInNewMember, signInThere } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'
import { CALLS } from './CALLS.ts'

/** The provider's answer is a sentence of its own: JSON of any shape is one too. */
const OF_PROVIDER = FAULTS.filter((fault) => fault !== 'nonsense')

test('a password mail, an export and a deletion that fail say so and work the next time', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const email = newEmail('gone')
  await signInNewMember(page, email)
  await page.goto(`${SHELL_URL}/auth/profile`)
  const password = page.getByRole('region', { name: 'Password' })
  for (const fault of OF_PROVIDER) {
    const broken = await breakCalls(context, fault, CALLS.passwordMail)
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect.poll(broken.count, fault).toBe(1)
    await expect(password.getByRole('alert'), fault).toContainText('Asking for the mail did not work.')
    await expect(password.getByRole('status')).toHaveCount(0)
    await broken.end()
  }
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByRole('status')).toContainText('A mail is on its way')

  await page.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByRole('textbox').fill(email)
  const remove = question
    .getByRole('button', { name: /^Delete/ })
    .or(question.getByRole('button', { name: 'Try again' }))
  for (const fault of FAULTS) {
    const broken = await breakCalls(context, fault, CALLS.deletion)
    await remove.click()
    await expect.poll(broken.count, fault).toBe(1)
    await expect(question.getByRole('alert'), fault).toContainText('Press “Delete account” again')
    await expect(question.getByRole('textbox')).toHaveValue(email)
    await broken.end()
  }
  const lost = await loseAnswers(context, CALLS.deletion)
  await remove.click()
  await expect.poll(lost.count).toBe(1)
  await expect(question.getByRole('alert')).toBeVisible()
  await lost.end()
  await remove.click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  await expect(page.getByText('has been deleted. Farewell!')).toBeVisible()
})

test('signing in through a provider that fails says so, and the record comes by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const email = newEmail('trip')
  await addPerson(email, 'Tilda Trip')
  await page.goto(`${SHELL_URL}/auth/signin`)
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  const failure = page.getByText('Signing in did not work.')
  for (const fault of ['offline', 'failing', 'busy'] as const) {
    const broken = await breakCalls(context, fault, CALLS.signInServer)
    await signIn.click()
    await expect(failure, fault).toBeVisible()
    await expect(signIn).toBeEnabled()
    expect(broken.count()).toBe(1)
    await broken.end()
  }
  for (const fault of FAULTS) {
    const broken = await breakCalls(context, fault, CALLS.providerSignIn)
    await signInThere(page, email)
    await expect(failure, fault).toBeVisible({ timeout: 20_000 })
    await expect(page).toHaveURL(/\/auth\/signin/)
    await broken.end()
  }
  const broken = await breakCalls(context, 'failing', CALLS.recordMaking)
  await signInThere(page, email)
  await expect.poll(broken.count).toBe(1)
  await expect(page.getByText('Loading your account')).toBeAttached()
  await broken.end()
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await rejectCookies(page)

  const gone = await breakCalls(context, 'offline', CALLS.providerAnswers)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(page.getByText('it may still know you on this device')).toBeVisible()
  await gone.end()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
})
