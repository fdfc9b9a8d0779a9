import { FAULTS, type FaultName, loseAnswers } from '../../support/faults.ts'
import { fewAtOnce } from '../../support/fewAtOnce.ts'
import { newEmail, signInAtProvider, signInNewMember } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { signOut } from '../../support/signOut.ts'
import { expect, test } from '../../support/test.ts'
import { failuresOn } from '../../support/toasts.ts'
import { breakCalls, testEveryFaultWasMet } from './breakCalls.ts'
import { CALLS } from './CALLS.ts'

/** The provider answers with a plain sentence, and JSON of any shape is a valid one too. */
const OF_PROVIDER = FAULTS.filter((fault) => fault !== 'nonsense')

/** How many members the organization has, on the plan page and on that of the members. */
const COUNTED = /^\d+ members with an address at acme\.test\./
const LISTED = /^\d+ members$/

/** Milliseconds after which an export without a result is started again. */
const RETRY_AFTER = 10_000

test('a failed password mail and a failed deletion show an error and work on the next try', async ({
  page,
  context,
}) => {
  const email = newEmail('gone')
  await signInNewMember(page, email)
  await page.goto(`${SHELL_URL}/auth/profile`)
  const password = page.getByRole('region', { name: 'Password' })
  for (const fault of OF_PROVIDER) {
    const broken = await breakCalls(context, fault, 'passwordMail')
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect.poll(broken.count, fault).toBeGreaterThan(0)
    await expect(password.getByRole('alert'), fault).toContainText('We couldn’t send the email.')
    await expect(password.getByRole('status')).toHaveCount(0)
    await broken.end()
  }
  const slowMail = await breakCalls(context, 'slow', 'passwordMail')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect.poll(slowMail.count).toBeGreaterThan(0)
  await expect(password.getByRole('status')).toHaveCount(0)
  await slowMail.end()
  await expect(password.getByRole('status')).toContainText('We’ve emailed a link to')

  // A deletion needs a sign-in of the last five minutes.
  await signOut(page)
  await signInAtProvider(page, email)
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await page.goto(`${SHELL_URL}/auth/profile`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByRole('textbox').fill(email)
  const remove = question
    .getByRole('button', { name: /^Delete/ })
    .or(question.getByRole('button', { name: 'Try again' }))
  for (const fault of FAULTS) {
    const broken = await breakCalls(context, fault, 'deletion')
    await remove.click()
    await expect.poll(broken.count, fault).toBeGreaterThan(0)
    await expect(question.getByRole('alert'), fault).toContainText('Press “Delete account” again')
    await expect(question.getByRole('textbox')).toHaveValue(email)
    await broken.end()
  }
  const lost = await loseAnswers(context, CALLS.deletion)
  await remove.click()
  await expect.poll(lost.count).toBeGreaterThan(0)
  await expect(question.getByRole('alert')).toBeVisible()
  await lost.end()
  const slow = await breakCalls(context, 'slow', 'deletion')
  await remove.click()
  await expect.poll(slow.count).toBeGreaterThan(0)
  await expect(question).toBeVisible()
  await slow.end()
  await expect(page).toHaveURL(/\/auth\/signin/)
  await expect(page.getByText('and its data have been deleted.')).toBeVisible()
})

test('an export that cannot be read downloads nothing, and is complete afterwards', async ({
  page,
  context,
}) => {
  await restoreSignIn(page, 'standard@acme.test')
  await page.close()
  const fail = async (fault: FaultName) => {
    const tab = await context.newPage()
    await tab.goto(`${SHELL_URL}/auth/profile`)
    const data = tab.getByRole('region', { name: 'Your data' })
    const start = data.getByRole('button', { name: 'Export my data' })
    const progress = data.getByRole('progressbar')
    const broken = await breakCalls(tab, fault, 'listener')
    await start.click()
    await expect.poll(broken.count, fault).toBeGreaterThan(0)
    if (fault === 'slow') {
      await expect(progress).toBeVisible()
      await data.getByRole('button', { name: 'Cancel' }).click()
      await expect(progress).toHaveCount(0)
    } else await expect(data.getByRole('alert'), fault).toContainText('Nothing was exported.')
    await expect(data.getByText('in your downloads')).toHaveCount(0)
    await broken.end()
    // Firestore's client may wait for up to a minute before it retries.
    await expect(async () => {
      await start.click()
      await expect(data.getByText('in your downloads'), fault).toBeVisible({ timeout: RETRY_AFTER })
    }).toPass()
    await tab.getByRole('link', { name: 'Home' }).click()
    await expect(tab.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    await tab.close()
  }
  await fewAtOnce(['offline', 'slow', 'failing'] as const, fail)
})

test('seats that cannot be read say why, and are read again', async ({ page }) => {
  const email = newEmail('seatless', 'solo.test')
  await signInNewMember(page, email)
  const retry = page.getByRole('button', { name: 'Try again' })
  const none = page.getByText('You have no seats to manage')
  for (const [call, failure] of [
    ['seats', 'The seats could not be loaded.'],
    ['ownSeat', 'We could not look for a seat for you.'],
  ] as const) {
    for (const fault of FAULTS) {
      const broken = await breakCalls(page, fault, call)
      await page.goto(`${SHELL_URL}/auth/seats`)
      await expect(page.getByText(failure), fault).toBeVisible()
      await broken.end()
      await retry.click()
      await expect(none, fault).toBeVisible()
    }
    const slow = await breakCalls(page, 'slow', call)
    await page.goto(`${SHELL_URL}/auth/seats`)
    await expect.poll(slow.count).toBeGreaterThan(0)
    await expect(page.getByText(/^(Loading the seats|Looking for your seat)$/)).toBeAttached()
    await slow.end()
    await expect(none).toBeVisible()
  }
})

test('members that cannot be counted, listed or exported say why, and are on the next try', async ({
  page,
}) => {
  await restoreSignIn(page, 'admin@acme.test')
  const retry = page.getByRole('button', { name: 'Try again' })
  for (const [call, path, failure, loading, result] of [
    ['organization', '/auth/plan', 'The members could not be counted.', 'Counting the members', COUNTED],
    ['members', '/auth/members', 'The members could not be loaded.', 'Loading the members', LISTED],
  ] as const) {
    for (const fault of FAULTS) {
      const broken = await breakCalls(page, fault, call)
      await page.goto(`${SHELL_URL}${path}`)
      await expect(page.getByText(failure), fault).toBeVisible()
      await broken.end()
      await retry.click()
      await expect(page.getByText(result), fault).toBeVisible()
    }
    const slow = await breakCalls(page, 'slow', call)
    await page.goto(`${SHELL_URL}${path}`)
    await expect.poll(slow.count).toBeGreaterThan(0)
    await expect(page.getByText(loading)).toBeAttached()
    await slow.end()
    await expect(page.getByText(result)).toBeVisible()
  }
  const save = page.getByRole('button', { name: 'Export CSV' })
  // Any answer is one of success, so one of another shape is no fault.
  for (const fault of FAULTS.filter((each) => each !== 'nonsense')) {
    const broken = await breakCalls(page, fault, 'membersExport')
    await save.click()
    await expect(failuresOn(page).first(), fault).toBeVisible()
    await broken.end()
    await page.reload()
    await expect(page.getByText(LISTED)).toBeVisible()
  }
  const slow = await breakCalls(page, 'slow', 'membersExport')
  const started = page.waitForEvent('download')
  await save.click()
  await expect.poll(slow.count).toBeGreaterThan(0)
  await slow.end()
  expect((await started).suggestedFilename()).toMatch(/^members-acme\.test-.*\.csv$/)
})

test('visits of features that cannot be read say why, and are on the next try', async ({ page }) => {
  await restoreSignIn(page, 'tools@acme.test')
  const path = `${SHELL_URL}/releases-admin`
  const result = page.getByText(/^(No visits recorded yet|[\d,]+ views since .*)$/)
  for (const fault of FAULTS) {
    const broken = await breakCalls(page, fault, 'releases')
    await page.goto(path)
    await expect(page.getByText('The visits could not be loaded.'), fault).toBeVisible()
    await broken.end()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(result, fault).toBeVisible()
  }
  const slow = await breakCalls(page, 'slow', 'releases')
  await page.goto(path)
  await expect.poll(slow.count).toBeGreaterThan(0)
  await expect(page.getByText('Loading Feature Releases')).toBeAttached()
  await slow.end()
  await expect(result).toBeVisible()
})

test('a calendar address that cannot be read or changed says why, and is asked for again', async ({
  page,
}) => {
  await signInNewMember(page, newEmail('calendar', 'solo.test'))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const create = page.getByRole('button', { name: 'Create calendar address' })
  const open = async () => {
    await page.goto(`${SHELL_URL}/live-events`)
    await press('Calendar feed')
  }
  for (const fault of FAULTS) {
    const unread = await breakCalls(page, fault, 'calendarAddress')
    await open()
    await expect(page.getByText('Your calendar address could not be loaded.'), fault).toBeVisible()
    await unread.end()
    await press('Try again')
    await expect(create, fault).toBeVisible()

    const unchanged = await breakCalls(page, fault, 'calendarChange')
    await create.click()
    await expect(page.getByText('The address was not created.'), fault).toBeVisible()
    await unchanged.end()
  }
  const slow = await breakCalls(page, 'slow', 'calendarAddress')
  await open()
  // The text appears before the call is sent.
  await expect.poll(slow.count).toBeGreaterThan(0)
  await expect(page.getByText('Loading your calendar address')).toBeAttached()
  await slow.end()
  const slowChange = await breakCalls(page, 'slow', 'calendarChange')
  await create.click()
  await expect.poll(slowChange.count).toBeGreaterThan(0)
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await slowChange.end()
  await expect(page.getByRole('textbox', { name: 'Calendar address' })).toBeVisible()
})

testEveryFaultWasMet('account')
