import type { Page } from '@playwright/test'
import { findViolations } from '../../support/axe.ts'
import { pressByKey } from '../../support/keyboard.ts'
import { mailSubjects } from '../../support/mailbox.ts'
import {
  asPerson,
  EVENTS_ADMIN,
  EVENTS_ADMIN_URL,
  expectStored,
  publishEvent,
} from '../../support/publishEvent.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { addZoomEvent, asZoom, type NewEvent, registeredAtZoom } from '../../support/zoom.ts'

const ABSENT = 'standard@acme.test'
const CAME = 'admin@acme.test'
const MINUTE = 60_000
const DAY = 86_400_000

const inDays = (days: number) => new Date(Math.ceil(Date.now() / MINUTE) * MINUTE + days * DAY).toISOString()

/** Adds an event at Zoom that begins in two days. */
const addEvent = (topic: string, fields: Partial<NewEvent> = {}) =>
  addZoomEvent({ topic, startTime: inDays(2), duration: 60, ...fields })

/** Registers on the page of an event. @param answer what the page says then */
async function register(page: Page, topic: string, answer: string): Promise<void> {
  await page.goto(`${SHELL_URL}/live-events?q=${encodeURIComponent(topic)}`)
  await expect(page.getByRole('link', { name: topic })).toBeVisible()
  await pressByKey(page, page.getByRole('link', { name: topic }))
  await expect(page.getByRole('heading', { name: topic, level: 1 })).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Register', exact: true }))
  await expect(page.getByText(answer)).toBeVisible()
}

/** Opens the registrants of an event. */
async function openRegistrants(page: Page, topic: string): Promise<void> {
  await page.goto(`${EVENTS_ADMIN_URL}?q=${encodeURIComponent(topic)}`)
  await page.getByRole('row', { name: topic }).getByRole('button', { name: 'Registrants' }).click()
  await expectRegistrants(page, topic)
}

const expectRegistrants = (page: Page, topic: string) =>
  expect(page.getByRole('heading', { level: 1, name: `Registrants of “${topic}”` })).toBeVisible()

/** Goes from the page of an event, as members see it, to what the admin view has for it. */
async function openFromPage(page: Page, topic: string, link: string): Promise<void> {
  await page.goto(`${SHELL_URL}/live-events?q=${encodeURIComponent(topic)}`)
  await page.getByRole('link', { name: topic }).click()
  await page.getByRole('navigation', { name: 'Live Events Admin' }).getByRole('link', { name: link }).click()
}

test('a member is denied, and reads why on the page and in a mail', async ({ page, browser }) => {
  const topic = `For coaches ${Date.now()}`
  await addEvent(topic, { approval: 'manual' })
  await publishEvent(browser, topic, page)
  await restoreSignIn(page, ABSENT)
  await register(page, topic, 'The host decides who can join')

  await test.step('the manager sees who waits in the list, and denies with a reason', () =>
    asPerson(browser, EVENTS_ADMIN, page, async (manager) => {
      await manager.goto(`${EVENTS_ADMIN_URL}?q=${encodeURIComponent(topic)}`)
      await expect(manager.getByText('0 registered, 1 to approve')).toBeVisible()
      await openRegistrants(manager, topic)
      await manager.getByRole('button', { name: 'Select 1 awaiting approval' }).click()
      await manager.getByRole('button', { name: 'Deny', exact: true }).click()
      const dialog = manager.getByRole('dialog', { name: /^Deny / })
      await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('It is for coaches.')
      expect(await findViolations(manager)).toEqual([])
      await dialog.getByRole('button', { name: 'Deny', exact: true }).click()
      await expect(manager.getByText(/ was denied\.$/).last()).toBeVisible()
      await expect(manager.getByText('0 registered, 1 denied.')).toBeVisible()
      expect(await findViolations(manager)).toEqual([])
    }))

  await expect(page.getByText('It is for coaches.')).toBeVisible()
  await expect.poll(() => mailSubjects(ABSENT)).toContain(`Not accepted: ${topic}`)
})

test('those who did not come get a message with the recording, once', async ({ page, browser }) => {
  const topic = `Interviews in practice ${Date.now()}`
  const subject = `We missed you at ${topic}`
  const zoomId = await addEvent(topic)
  await publishEvent(browser, topic, page)
  await restoreSignIn(page, ABSENT)
  await register(page, topic, 'You are registered.')
  await asPerson(browser, CAME, page, (other) => register(other, topic, 'You are registered.'))
  await expect.poll(async () => (await registeredAtZoom(zoomId)).length).toBe(2)

  await test.step('the event takes place, and one of two comes', async () => {
    await asZoom('POST', `events/${zoomId}/move`, { start_time: inDays(-1) })
    await asZoom('POST', `events/${zoomId}/join`, { email: CAME, name: 'Ada', minutes: 45 })
    await asZoom('POST', `events/${zoomId}/end`)
  })

  await test.step('the manager stores the recording, previews the message and sends it', () =>
    asPerson(browser, EVENTS_ADMIN, page, async (manager) => {
      await manager.goto(`${EVENTS_ADMIN_URL}?q=${encodeURIComponent(topic)}`)
      const row = manager.getByRole('row', { name: topic })
      await row.getByRole('button', { name: 'Edit details' }).click()
      await manager.getByRole('textbox', { name: 'Recording' }).fill('76979871')
      await manager.getByRole('button', { name: 'Save' }).click()
      await expect(manager.getByRole('textbox', { name: 'Recording' })).toBeHidden()
      await expectStored(manager)
      await openRegistrants(manager, topic)
      await expect(manager.getByText(/1 joined, for 45 minutes on average/)).toBeVisible()

      await manager.getByRole('button', { name: 'Write to registrants' }).click()
      const form = manager.getByRole('dialog', { name: 'Write to registrants' })
      await form.getByRole('button', { name: 'Start with a follow-up text' }).click()
      await form.getByRole('combobox', { name: 'To' }).selectOption({ label: 'All who did not come (1)' })
      await form.getByRole('textbox', { name: 'Subject' }).fill(subject)
      expect(await findViolations(manager)).toEqual([])
      await form.getByRole('button', { name: 'Preview' }).click()
      const preview = manager.getByRole('alertdialog', { name: 'Send this email?' })
      await expect(preview.getByText('This goes to 1 member.')).toBeVisible()
      await expect(preview.getByRole('figure', { name: 'The email' })).toContainText('Watch the recording')
      expect(await findViolations(manager)).toEqual([])
      await preview.getByRole('button', { name: 'Send to 1 member' }).click()
      await expect(manager.getByText(/1 of 1 delivered\.$/)).toBeVisible()
      expect(await findViolations(manager)).toEqual([])
    }))

  const about = async (email: string) => (await mailSubjects(email)).filter((each) => each === subject)
  expect(await about(ABSENT)).toEqual([subject])
  expect(await about(CAME)).toEqual([])
})

test('a registered member is told of a move, an unpublishing and a cancellation, each previewed', async ({
  page,
  browser,
}) => {
  const topic = `Needs in one page ${Date.now()}`
  const zoomId = await addEvent(topic)
  const mails = async (subject: string) =>
    (await mailSubjects(ABSENT)).filter((each) => each.startsWith(subject) && each.includes(topic)).length
  await publishEvent(browser, topic, page)
  await restoreSignIn(page, ABSENT)
  await register(page, topic, 'You are registered.')
  await expect.poll(async () => (await registeredAtZoom(zoomId)).length).toBe(1)
  const told = '1 member is registered and gets this email:'

  await asPerson(browser, EVENTS_ADMIN, page, async (manager) => {
    await test.step('the manager goes from the page of the event to its details and to its registrants', async () => {
      await openFromPage(manager, topic, 'Edit details')
      await manager
        .getByRole('dialog', { name: `Details of “${topic}”` })
        .getByRole('button', { name: 'Cancel' })
        .click()
      await expect(manager.getByRole('heading', { level: 1, name: topic })).toBeVisible()
      await openFromPage(manager, topic, 'Registrants')
      await expectRegistrants(manager, topic)
    })
    await test.step('the manager moves the event', async () => {
      await manager.getByRole('button', { name: 'Move event' }).click()
      const form = manager.getByRole('dialog', { name: 'Move event' })
      await form.getByLabel('Minutes').fill('90')
      await form.getByRole('button', { name: 'Preview' }).click()
      const preview = manager.getByRole('alertdialog', { name: 'Move this event?' })
      await expect(preview.getByText(told)).toBeVisible()
      await expect(preview.getByRole('figure', { name: 'The email' })).toContainText('1 hour 30 minutes')
      expect(await findViolations(manager)).toEqual([])
      await preview.getByRole('button', { name: 'Move event' }).click()
      await expect(manager.getByText(`“${topic}” was moved.`, { exact: false })).toBeVisible()
      await expect.poll(() => mails('Changed: ')).toBe(1)
    })
    await expect(page.getByText('1 hour 30 minutes').first()).toBeVisible()

    await test.step('the manager unpublishes it, and publishes it again', async () => {
      await manager.goto(`${EVENTS_ADMIN_URL}?q=${encodeURIComponent(topic)}`)
      await expect(manager.getByText('1 registered')).toBeVisible()
      const published = manager.getByRole('row', { name: topic }).getByRole('switch', { name: 'Published' })
      await published.click()
      const dialog = manager.getByRole('dialog', { name: `Unpublish “${topic}”?` })
      await expect(dialog.getByText(told)).toBeVisible()
      expect(await findViolations(manager)).toEqual([])
      await dialog.getByRole('button', { name: 'Unpublish' }).click()
      await expect.poll(() => mails('No longer listed: ')).toBe(1)
      await published.click()
      await expect(published).toBeChecked()
      await expectStored(manager)
    })

    await test.step('the manager cancels it', async () => {
      await openRegistrants(manager, topic)
      await manager.getByRole('button', { name: 'Cancel event' }).click()
      const preview = manager.getByRole('alertdialog', { name: 'Cancel this event?' })
      await expect(preview.getByText(told)).toBeVisible()
      expect(await findViolations(manager)).toEqual([])
      await preview.getByRole('button', { name: 'Cancel event' }).click()
      await expect(manager.getByText(`“${topic}” was canceled.`, { exact: false })).toBeVisible()
      await expect.poll(() => mails('Canceled: ')).toBe(1)
    })
  })
  await expect(page.getByText(/was canceled|is canceled|Canceled/).first()).toBeVisible()
  expect([await mails('Changed: '), await mails('No longer listed: ')]).toEqual([1, 1])
})
