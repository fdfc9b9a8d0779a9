import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { changeRecord } from '../../support/asServer.ts'
import { isCall, serviceOf } from '../../support/faults.ts'
import { addPerson, newEmail, rejectCookies, signInAtProvider } from '../../support/identity.ts'
import { paletteOf } from '../../support/paletteOf.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { skipUntil } from '../../support/skipUntil.ts'
import { storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'
import { CALLS, type CallName } from './CALLS.ts'

const NAMES = Object.keys(CALLS) as readonly CallName[]
const nameOf = (url: URL): CallName | undefined => NAMES.find((name) => isCall(CALLS[name], url))

/** Calls of the table that were made, and calls that the table lacks. */
function listen(page: Page): { readonly made: Set<CallName>; readonly unknown: Set<string> } {
  const made = new Set<CallName>()
  const unknown = new Set<string>()
  page.context().on('request', (request: Request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http')) return
    const name = nameOf(url)
    if (name !== undefined) made.add(name)
    else unknown.add(`${serviceOf(url)} ${request.method()} ${url.pathname}`)
  })
  return { made, unknown }
}

test('the table lists every call that is made, and each listed call is made', async ({ page }) => {
  await page.clock.install()
  const { made, unknown } = listen(page)
  const name = (of: string) => page.getByRole('button', { name: of, exact: true })
  const email = newEmail('calls')
  await page.addInitScript(() => localStorage.setItem('outcome-studio:debug-analytics', 'yes'))
  await addPerson(email, 'Cal Ling')
  await page.goto(`${SHELL_URL}/auth/signin`)
  await signInAtProvider(page, email)
  await rejectCookies(page)
  await expect.poll(() => made.has('remoteConfig') && made.has('listener')).toBe(true)
  // The page requests the subscription ten seconds after home.
  const membership = page.getByRole('dialog', { name: 'Membership required' })
  await skipUntil(page.context(), () => membership.isVisible(), 'the membership dialog')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Profile' }).or(paletteOf(page)).first().waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'User Settings' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Lead')
  await name('Save').click()
  await expect(page.getByRole('form', { name: 'Profile' }).getByRole('status')).toHaveText('Saved')
  await page.keyboard.press('Escape')
  // A page whose SDK is loaded before home asks for the last documents reads them through it.
  await expect(async () => {
    await page.goto(SHELL_URL)
    await expect(page.getByText('Write your first study')).toBeVisible()
    expect(made.has('lists')).toBe(true)
  }).toPass()
  await page.goto(`${SHELL_URL}/auth/seats`)
  await expect(page.getByText('You have no seats to manage')).toBeVisible()
  await changeRecord({ uid: (await storedSession(page)).uid, email }, { isAdmin: true })
  await page.goto(`${SHELL_URL}/auth/plan`)
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await name('Export CSV').click()
  await expect.poll(() => made.has('membersExport')).toBe(true)
  await page.goto(`${SHELL_URL}/live-events`)
  await name('Calendar feed').click()
  await name('Create calendar address').click()
  await expect(page.getByRole('textbox', { name: 'Calendar address' })).toBeVisible()
  await page.goto(`${SHELL_URL}/auth/profile`)
  await name('Export my data').click()
  await expect(page.getByText('in your downloads')).toBeVisible()
  await name('Change password').click()
  await expect(page.getByText('We’ve emailed a link to')).toBeVisible()
  await name('Cookie preferences').click()
  await name('Accept all').click()
  await expect.poll(() => made.has('recording') && made.has('analytics')).toBe(true)

  // The page's token counts as expired, so the page requests a new one.
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000)
  await page.getByRole('textbox', { name: 'Title' }).fill('Chief')
  await name('Save').click()
  await expect.poll(() => made.has('tokenRefresh')).toBe(true)
  await page.clock.setSystemTime(Date.now())
  await page.goto(`${SHELL_URL}/dev/token`)
  await page.getByRole('button', { name: 'tools@acme.test' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await page.goto(`${SHELL_URL}/releases-admin`)
  await expect.poll(() => made.has('releases')).toBe(true)
  await page.goto(`${SHELL_URL}/dev/token`)
  await page.getByRole('button', { name: 'trial@group.test' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await name('Sign Out').click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)

  await signInAtProvider(page, email)
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await page.goto(`${SHELL_URL}/auth/profile`)
  await name('Delete account').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill(email)
  await question.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('and its data have been deleted.')).toBeVisible()

  expect([...unknown]).toEqual([])
  expect(NAMES.filter((each) => !made.has(each))).toEqual([])
})

test('every file that the table names verifies that its calls met their faults', async () => {
  for (const file of new Set(NAMES.map((name) => CALLS[name].drivenIn)))
    expect(await readFile(join(import.meta.dirname, `${file}.spec.ts`), 'utf8')).toContain(
      `testEveryFaultWasMet('${file}')`,
    )
})
