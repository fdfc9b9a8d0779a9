import type { Page, Request } from '@playwright/test'
import { SHARED_STACK_OFFSET, SHELL_URL } from '../../support/sharedStack.ts'
import { signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const COLLECTOR = `http://localhost:${4000 + SHARED_STACK_OFFSET}/session-replay`
const RECORDS = `http://localhost:${8080 + SHARED_STACK_OFFSET}/v1/projects/demo-outcome-studio/databases/(default)/documents/system/monitoring/analytics?pageSize=300`
const VISIT_KEY = 'outcome-studio.visit'
/** Longer than the recorder ever holds back what it recorded. */
const QUIET_TIME = 7_000

const isPart = (request: Request) => request.method() === 'POST' && request.url() === COLLECTOR

async function choose(page: Page, button: 'Accept all' | 'Reject all') {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Cookie preferences')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

/** What a member does on a page: the pointer moves, menus open, pages change. */
async function lookAround(page: Page) {
  await page.mouse.move(200, 200)
  await page.mouse.move(500, 400, { steps: 5 })
  // Inline styles that change more than once are what the recorder compares, and what the policy watches.
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

const visitOf = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), VISIT_KEY)

test('recording runs from consent to withdrawal, all text masked, and never before or after', async ({
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
  await signIn(page, 'standard@acme.test')
  await lookAround(page)
  await choose(page, 'Reject all')
  await lookAround(page)
  await expect(page.waitForRequest(isPart, { timeout: QUIET_TIME })).rejects.toThrow(/Timeout/)
  expect(await visitOf(page)).toBeNull()

  await choose(page, 'Accept all')
  const first = page.waitForRequest(isPart)
  await lookAround(page)
  expect((await (await first).response())?.status()).toBe(204)
  expect(await visitOf(page)).not.toBeNull()

  await choose(page, 'Reject all')
  await page.waitForFunction((key) => sessionStorage.getItem(key) === null, VISIT_KEY, { timeout: 1_000 })
  const sent = parts.length
  await lookAround(page)
  await expect(page.waitForRequest(isPart, { timeout: QUIET_TIME })).rejects.toThrow(/Timeout/)
  expect(parts).toHaveLength(sent)

  expect(parts.join('\n')).toContain('***')
  expect(parts.join('\n')).not.toMatch(/Stella|standard@acme|outcome-validation|Live Events/)
  expect(foreign).toEqual([])
  const stored = await request.get(RECORDS, { headers: { Authorization: 'Bearer owner' } })
  const operations = [...(await stored.text()).matchAll(/"(accept_all|reject_all)"/g)].map(([, name]) => name)
  expect(operations).toEqual(expect.arrayContaining(['accept_all', 'reject_all']))
})

test('a critical version is offered once, through the unmodified SDK', async ({ page }) => {
  await page.route('**/namespaces/firebase:fetch*', async (route) => {
    const response = await route.fetch()
    const published = await response.json()
    const entries = { ...published.entries, last_critical_semver: '20.0.0' }
    await route.fulfill({ response, json: { ...published, entries } })
  })
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
