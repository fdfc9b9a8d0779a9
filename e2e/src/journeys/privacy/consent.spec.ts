import type { APIRequestContext, Page, Request } from '@playwright/test'
import { z } from 'zod'
import { DEBUG_ANALYTICS, RECORDED_VISIT } from '../../../../shared/src/storage/storedKeys.ts'
import { addPerson, newEmail, signInAtProvider } from '../../support/identity.ts'
import { paletteOf } from '../../support/paletteOf.ts'
import { passTime } from '../../support/passTime.ts'
import { publishVersion } from '../../support/publishVersion.ts'
import { PORTS, SHELL_URL } from '../../support/sharedStack.ts'
import { signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const COLLECTOR = `http://localhost:${PORTS.console}/session-replay`
const DOCUMENTS = `http://localhost:${PORTS.firestore}/v1/projects/demo-outcome-studio/databases/(default)/documents`
/** URL of the SDK's transactions. */
const TRANSACTIONS = /documents:(batchGet|commit)/
const RECORDS = `${DOCUMENTS}/system/monitoring/analytics`
/** Milliseconds. Longer than the recorder's longest buffering time. */
const QUIET_TIME = 7_000

const pageSchema = z.object({
  documents: z.array(z.record(z.string(), z.unknown())).default([]),
  nextPageToken: z.string().optional(),
})

const isPart = (request: Request) => request.method() === 'POST' && request.url() === COLLECTOR

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' })

async function openChoice(page: Page) {
  await page.keyboard.press('Control+k')
  await paletteOf(page).fill('Cookie preferences')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeVisible()
}

async function press(page: Page, button: 'Accept all' | 'Reject all') {
  await dialogOf(page).getByRole('button', { name: button }).click()
  await expect(dialogOf(page)).toBeHidden()
}

async function choose(page: Page, button: 'Accept all' | 'Reject all') {
  await openChoice(page)
  await press(page, button)
}

/** All records of a collection, read as administrator. Other journeys add some to the same one. */
async function recordsIn(request: APIRequestContext, collection: string): Promise<readonly string[]> {
  const records: string[] = []
  for (let pageToken: string | undefined = ''; pageToken !== undefined; ) {
    const query = new URLSearchParams({ pageSize: '300', pageToken })
    const answer = await request.get(`${collection}?${query}`, { headers: { Authorization: 'Bearer owner' } })
    const page = pageSchema.parse(await answer.json())
    records.push(...page.documents.map((record) => JSON.stringify(record)))
    pageToken = page.nextPageToken
  }
  return records
}

/** Records of a collection about a person. */
async function recordsOf(request: APIRequestContext, collection: string, email: string): Promise<string[]> {
  return (await recordsIn(request, collection)).filter((record) => record.includes(email))
}

/** A member's actions on a page: moves the pointer, opens menus, navigates. */
async function useProduct(page: Page) {
  await page.mouse.move(200, 200)
  await page.mouse.move(500, 400, { steps: 5 })
  // The recorder compares repeated changes of inline styles, and the Content Security Policy checks them.
  await page.evaluate(async () => {
    for (const top of ['1px', '2px', '']) {
      document.body.style.top = top
      await new Promise(requestAnimationFrame)
    }
  })
  await page.getByRole('link', { name: 'Outcome Validation' }).first().click()
  await expect(page).toHaveURL(/outcome-validation/)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(`${SHELL_URL}/`)
}

const visitOf = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), RECORDED_VISIT.key)

test('recording runs from consent to withdrawal, masks all text, and never runs before or after', async ({
  context,
  page,
  request,
}) => {
  const parts: string[] = []
  const foreign: string[] = []
  page.on('request', (sent) => {
    if (isPart(sent)) parts.push(sent.postData() ?? '')
    const { protocol, hostname } = new URL(sent.url())
    if (protocol.startsWith('http') && !/^(.+\.)?localhost$/.test(hostname)) foreign.push(sent.url())
  })
  await context.clock.install()
  await signIn(page, 'standard@acme.test')
  await useProduct(page)
  await choose(page, 'Reject all')
  await useProduct(page)
  await passTime(context, QUIET_TIME)
  expect(parts).toEqual([])
  expect(await visitOf(page)).toBeNull()

  const first = page.waitForRequest(isPart)
  await choose(page, 'Accept all')
  await expect.poll(() => visitOf(page)).not.toBeNull()
  await useProduct(page)
  await passTime(context, QUIET_TIME)
  expect((await (await first).response())?.status()).toBe(204)

  await choose(page, 'Reject all')
  await page.waitForFunction((key) => sessionStorage.getItem(key) === null, RECORDED_VISIT.key)
  const sent = parts.length
  await useProduct(page)
  await passTime(context, QUIET_TIME)
  expect(parts).toHaveLength(sent)

  expect(parts.join('\n')).toContain('***')
  expect(parts.join('\n')).not.toMatch(/Stella|standard@acme|outcome-validation|Live Events/)
  expect(foreign).toEqual([])
  const stored = (await recordsIn(request, RECORDS)).join()
  for (const operation of ['accept_all', 'reject_all']) expect(stored).toContain(`"${operation}"`)
})

test('a withdrawal made offline survives the tab, starts nothing, and is saved later', async ({
  context,
  page,
  request,
}) => {
  // Members of this domain begin with a trial: the membership dialog would take the keys.
  const email = newEmail('wanda', 'group.test')
  await addPerson(email, 'Wanda Withdraws')
  await page.goto(`${SHELL_URL}/auth/signin`)
  await page.evaluate((key) => localStorage.setItem(key, 'on'), DEBUG_ANALYTICS.key)
  await signInAtProvider(page, email)
  await press(page, 'Accept all')
  const recorded = async () => (await recordsOf(request, `${DOCUMENTS}/domains/group.test/users`, email))[0]
  await expect.poll(recorded).toContain('"functionalInsights":{"booleanValue":true}')
  // The redirect sign-in is an event too, sent after consent.
  const events = async () => (await recordsOf(request, RECORDS, email)).join()
  await expect.poll(events).toContain('"sign_in"')

  await openChoice(page)
  await context.setOffline(true)
  await press(page, 'Reject all')
  await page.close()

  await context.route(TRANSACTIONS, (route) => route.abort())
  await context.setOffline(false)
  await context.clock.install()
  const next = await context.newPage()
  const parts: Request[] = []
  next.on('request', (sent) => {
    if (isPart(sent)) parts.push(sent)
  })
  await next.goto(SHELL_URL)
  await expect(next.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await passTime(context, QUIET_TIME)
  expect(parts).toEqual([])
  expect(await visitOf(next)).toBeNull()
  expect(await recorded()).toContain('"functionalInsights":{"booleanValue":true}')

  // The page must not save while it is being left: its event would be lost.
  await next.goto('about:blank')
  await context.unroute(TRANSACTIONS)
  await next.goto(SHELL_URL)
  await expect.poll(recorded).toContain('"functionalInsights":{"booleanValue":false}')
  await expect.poll(events).toContain('"reject_all"')
})

test('a critical version is offered once, through the unmodified SDK', async ({ page }) => {
  await publishVersion(page, '20.0.0')
  await signIn(page, 'trial@group.test')
  const notice = page.getByRole('region', { name: 'Update available' })
  await expect(notice.getByRole('status')).toContainText('20.0.0')
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Refresh Now' }).click()
  await reloaded
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('outcome-studio.processedVersion'))).toBe('20.0.0')
  await expect(notice).toBeHidden()
})
