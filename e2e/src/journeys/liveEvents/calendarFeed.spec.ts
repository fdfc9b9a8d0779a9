import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { addMember } from '../../support/addMember.ts'
import { findViolations } from '../../support/axe.ts'
import { publishEvent } from '../../support/publishEvent.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { addZoomEvent, asZoom } from '../../support/zoom.ts'

const EVENTS = `${SHELL_URL}/live-events`
const DAY = 86_400_000
const MINUTE = 60_000

/** What a calendar program shows for an address: topic, state and start of each event. */
async function entriesAt(address: string): Promise<readonly string[]> {
  const response = await fetch(address)
  expect(response.status).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  return calendar.getAllSubcomponents('vevent').map((entry) => {
    const { summary, startDate } = new ICAL.Event(entry)
    return [summary, entry.getFirstPropertyValue('status'), startDate.toJSDate().toISOString()].join(', ')
  })
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const confirmRevoke = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
const addressOf = (page: Page) => page.getByRole('textbox', { name: 'Calendar address' })

async function openFeed(page: Page): Promise<void> {
  await page.goto(EVENTS)
  await press(page, 'Calendar feed')
  await expect(page.getByRole('dialog', { name: 'Calendar feed' })).toBeVisible()
}

test('a calendar follows the events of a member, until the address is revoked', async ({
  page,
  browser,
  context,
}) => {
  const topic = `Calendars that keep up ${Date.now()}`
  const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 2 * DAY
  const startTime = new Date(start).toISOString()
  const zoomId = await addZoomEvent({ topic, startTime, duration: 60 })
  await publishEvent(browser, topic, page)
  await restoreSignIn(page, await addMember('calendar'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  const address = await test.step('the member creates an address, and copies it', async () => {
    await openFeed(page)
    expect(await findViolations(page)).toEqual([])
    await press(page, 'Create calendar address')
    await expect(addressOf(page)).toBeVisible()
    await press(page, 'Copy address')
    await expect(page.getByText('Copied.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await addressOf(page).inputValue())
    return copied
  })

  await test.step('a calendar shows the event from the registration on, and where it was moved', async () => {
    expect(await entriesAt(address)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Find an event' }).fill(topic)
    await page.getByRole('link', { name: topic }).click()
    await press(page, 'Register')
    await expect(page.getByText('You are registered.')).toBeVisible()
    await expect.poll(() => entriesAt(address)).toEqual([`${topic}, CONFIRMED, ${startTime}`])

    const later = new Date(start + DAY).toISOString()
    await asZoom('POST', `events/${zoomId}/move`, { start_time: later })
    await expect.poll(() => entriesAt(address)).toEqual([`${topic}, CONFIRMED, ${later}`])
  })

  await test.step('two tabs have the same address; revoked in one, it ends in both', async () => {
    await openFeed(page)
    await expect(addressOf(page)).toHaveValue(address)
    const other = await context.newPage()
    await openFeed(other)
    await expect(addressOf(other)).toHaveValue(address)
    await press(other, 'Revoke')
    await expect(other.getByRole('alertdialog', { name: 'Revoke this address?' })).toBeVisible()
    expect(await findViolations(other)).toEqual([])
    await confirmRevoke(other)
    await expect(other.getByText('The address no longer works.')).toBeVisible()
    expect((await fetch(address)).status).toBe(404)

    // The first tab does not know that yet.
    await press(page, 'Revoke')
    await confirmRevoke(page)
    await press(page, 'Create calendar address')
    await expect(addressOf(page)).not.toHaveValue(address)
    const next = await addressOf(page).inputValue()
    expect(await entriesAt(next)).toHaveLength(1)
    expect((await fetch(address)).status).toBe(404)
    await press(other, 'Create calendar address')
    await expect(addressOf(other)).toHaveValue(next)
  })
})
