import type { Page } from '@playwright/test'
import { breakCalls } from '../support/faults.ts'
import { SHARED_STACK_OFFSET, SHELL_URL } from '../support/sharedStack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { signOut } from '../support/signOut.ts'
import { storedSnapshots, untilStored } from '../support/storedSnapshots.ts'
import { storeStudy } from '../support/storeStudy.ts'
import { expect, test } from '../support/test.ts'

/** Every request for data. */
const DATA = [
  { service: 'firestore', path: /./ },
  { service: 'functions', path: /./ },
  { service: 'auth', path: /./ },
] as const

const LISTS = ['member', 'studies list', 'needs list']
const STUDY = 'Snapshot of a fence'
const EMAIL = 'standard@acme.test'

const recent = (page: Page) => page.getByRole('list', { name: 'Recent documents' })
const savedOnDevice = (page: Page) => page.getByText(/^Offline\. Saved on this device/)

test('home, list and an opened study are painted while no request for data is answered, and none stays after a sign-out', async ({
  page,
  context,
}) => {
  await storeStudy({ portOffset: SHARED_STACK_OFFSET, email: EMAIL, docName: STUDY, statements: 10 })
  await restoreSignIn(page, EMAIL)
  await page.goto(`${SHELL_URL}/outcome-validation/${encodeURIComponent(STUDY)}`)
  const name = page.getByRole('textbox', { name: 'Study name' })
  await expect(name).toHaveValue(STUDY)
  // Answers of one second are stored together, and a page that is left earlier stores none.
  await untilStored(page, `studies document ${STUDY}`)
  await page.goto(SHELL_URL)
  await expect(recent(page)).toContainText(STUDY)
  await untilStored(page, ...LISTS)

  const held = await breakCalls(context, 'slow', ...DATA)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hello, Stella' })).toBeVisible()
  await expect(recent(page)).toContainText(STUDY)
  await expect(savedOnDevice(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Outcome Validation' }).click()
  await page.getByRole('list', { name: 'Studies' }).getByRole('link', { name: STUDY }).click()
  await expect(name).toHaveValue(STUDY)
  await expect(page.getByRole('textbox', { name: 'Outcome statement 1.1', exact: true })).toHaveValue(
    /^Minimize/,
  )
  expect(held.count()).toBeGreaterThan(0)
  await held.end()
  // The page continues, with edits as always.
  await page.getByRole('textbox', { name: 'Job executor' }).fill('Keepers of fences')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

  await page.goto(SHELL_URL)
  await expect(recent(page)).toContainText(STUDY)
  await signOut(page)
  await expect.poll(() => storedSnapshots(page)).toEqual([])
})

test('while the server cannot be reached, the page says how old the lists are', async ({ page, context }) => {
  await restoreSignIn(page, EMAIL)
  await page.goto(SHELL_URL)
  await expect(recent(page)).toBeVisible()
  await untilStored(page, ...LISTS)
  const broken = await breakCalls(context, 'offline', ...DATA)
  await page.reload()
  await expect(recent(page)).toBeVisible()
  await expect(savedOnDevice(page)).toBeVisible()
  // What edits the account is not shown from this device.
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText('Loading your account')).toBeAttached()
  await broken.end()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Stella')
})
