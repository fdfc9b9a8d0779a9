import { changeRecord } from '../../support/asServer.ts'
import { ATTRIBUTE, SCRIPT, watchForScripts } from '../../support/attack.ts'
import {
  addPerson,
  IDENTITY_URL,
  newEmail,
  PASSWORD,
  rejectCookies,
  signInAtProvider,
} from '../../support/identity.ts'
import { CONSOLE_URL, mailedLink } from '../../support/mailbox.ts'
import { paletteOf } from '../../support/paletteOf.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'

test('a script in a name, a title, a study or an error is shown as text and never runs', async ({
  page,
  context,
}) => {
  const expectNothingRan = watchForScripts(context)
  // The apostrophe is the only markup character that an e-mail address may contain.
  const email = newEmail("o'hara")
  await addPerson(email, `${SCRIPT} ${ATTRIBUTE}`)
  await page.goto(`${SHELL_URL}/auth/signin`)
  await signInAtProvider(page, email)
  await expect(page.getByRole('heading', { name: `Hello, ${SCRIPT} ${ATTRIBUTE}` })).toBeVisible()
  await rejectCookies(page)
  await expectNothingRan()

  await page.getByRole('button', { name: 'User Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'User profile' })
  await expect(dialog.getByText(`${SCRIPT} ${ATTRIBUTE}`)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Title' }).fill(ATTRIBUTE)
  await dialog.getByRole('textbox', { name: 'Organization' }).fill(SCRIPT)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('form', { name: 'Profile' }).getByRole('status')).toHaveText('Saved')
  await page.reload()
  await page.goto(`${SHELL_URL}/auth/profile`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(ATTRIBUTE)
  await expect(page.getByRole('textbox', { name: 'Organization' })).toHaveValue(SCRIPT)
  await expectNothingRan()

  await page.route('**/dbconnections/change_password', (route) =>
    route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: SCRIPT }),
  )
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/We couldn’t send the email/)).toBeVisible()
  await expectNothingRan()
  await page.unroute('**/dbconnections/change_password')
  await page.getByRole('button', { name: 'Change password' }).click()
  const link = await mailedLink(email, 'Choose a new password')

  const { uid } = await storedSession(page)
  await changeRecord({ uid, email }, { trialExpiresAt: '2999-01-01T00:00:00.000Z' })
  await page.goto(`${SHELL_URL}/outcome-validation`)
  const editor = new StudyEditor(page)
  await editor.button('New study').click()
  const name = SCRIPT.replaceAll('/', ' ')
  await editor.field('Study name').fill(name)
  await editor.field('Job executor').fill(SCRIPT)
  await editor.field('Job').fill(ATTRIBUTE)
  await editor.save()
  await page.goto(`${SHELL_URL}/outcome-validation`)
  const actions = page.getByRole('button', { name: `Actions for ${name}`, exact: true })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Make a copy' }).click()
  await page.getByRole('dialog', { name: 'Copy study' }).getByRole('button', { name: 'Make a copy' }).click()
  await expect(page.getByText(`Copied to “${name} copy”.`)).toBeVisible()
  await expectNothingRan()
  await page.getByRole('button', { name: `Actions for ${name} copy` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText(`“${name} copy” was deleted.`).first()).toBeVisible()
  await expectNothingRan()
  await page.keyboard.press('Control+k')
  await paletteOf(page).fill(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(editor.field('Job executor')).toHaveValue(SCRIPT)
  await expectNothingRan()

  await changeRecord({ uid, email }, { email: `${SCRIPT}@acme.test` })
  await page.goto(`${SHELL_URL}/auth/profile`)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(`${SCRIPT}@acme.test`)
  await expectNothingRan()

  await page.goto(link)
  await expect(page.getByText(`For ${email}.`)).toBeVisible()
  await page.goto(`${CONSOLE_URL}/mailbox`)
  await expect(page.getByText(email).first()).toBeVisible()
  await expectNothingRan()
})

test('a script in a field or parameter of the provider is shown as text', async ({ page, context }) => {
  const expectNothingRan = watchForScripts(context)
  await page.goto(`${SHELL_URL}/auth/signup`)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  const way = new URL(page.url())
  way.searchParams.set('login_hint', `${ATTRIBUTE}${SCRIPT}`)
  way.searchParams.set('state', SCRIPT)
  await page.goto(way.href)
  const email = page.getByRole('textbox', { name: 'Email address' })
  await expect(email).toHaveValue(`${ATTRIBUTE}${SCRIPT}`)
  await expectNothingRan()
  await email.fill(`${SCRIPT}@acme.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter your whole email address')).toBeVisible()
  await expect(email).toHaveValue(`${SCRIPT}@acme.test`)
  await expectNothingRan()
  await page.goto(`${IDENTITY_URL}/u/choose-password?ticket=${encodeURIComponent(SCRIPT)}`)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectNothingRan()
})

test('a photo URL of another site or of another type is neither shown nor requested', async ({
  page,
  context,
}) => {
  const expectNothingRan = watchForScripts(context)
  const foreign: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('evil.test')) foreign.push(request.url())
  })
  const email = newEmail('photo')
  await addPerson(email, 'Ina Ideal')
  await page.goto(`${SHELL_URL}/auth/signin?next=${encodeURIComponent('/auth/profile')}`)
  await signInAtProvider(page, email)
  await expect(page).toHaveURL(`${SHELL_URL}/auth/profile`)
  const { uid } = await storedSession(page)
  const you = page.getByRole('region', { name: 'You' })
  const photos = [
    'javascript:alert(1)',
    'http://evil.test/seen.png',
    '//evil.test/seen.png',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')}`,
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AAAA" onerror="alert(1)',
  ]
  for (const [at, photoUrl] of photos.entries()) {
    // The name shows that the record has arrived.
    await changeRecord({ uid, email }, { photoUrl, name: `Photo ${at}` })
    await expect(you.getByText(`Photo ${at}`)).toBeVisible()
    await expect(you.locator('img')).toHaveCount(0)
  }
  await expectNothingRan()
  expect(foreign).toEqual([])
})
