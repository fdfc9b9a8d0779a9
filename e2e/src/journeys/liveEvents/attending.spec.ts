import { readFile } from 'node:fs/promises'
import { findViolations } from '../../support/axe.ts'
import { pressByKey, tabTo, typeInto } from '../../support/keyboard.ts'
import { mailSubjects } from '../../support/mailbox.ts'
import { asPerson, EVENTS_ADMIN, EVENTS_ADMIN_URL, publishOnPage } from '../../support/publishEvent.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { addZoomEvent, asZoom, registeredAtZoom } from '../../support/zoom.ts'

const EVENTS = `${SHELL_URL}/live-events`
const MEMBER = 'standard@acme.test'
const DAY = 86_400_000
const MINUTE = 60_000

test('a member finds an event, registers, joins when it is time and cancels, by keyboard', async ({
  page,
  browser,
}) => {
  const topic = `Interviews that find outcomes ${Date.now()}`
  const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 2 * DAY
  const zoomId = await addZoomEvent({ topic, startTime: new Date(start).toISOString(), duration: 90 })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const isRegistered = page.getByText('You are registered.')
  const join = page.getByRole('link', { name: 'Join', exact: true })

  await test.step('an admin brings it in from Zoom and publishes it', () =>
    asPerson(browser, EVENTS_ADMIN, page, async (admin) => {
      await publishOnPage(admin, topic)
      expect(await findViolations(admin)).toEqual([])
    }))

  await test.step('the member finds and opens it', async () => {
    await restoreSignIn(page, MEMBER)
    await page.goto(EVENTS)
    await expect(page.getByRole('heading', { name: 'Live Events', level: 1 })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Upcoming', selected: true })).toBeVisible()
    await typeInto(page, page.getByRole('searchbox', { name: 'Find an event' }), topic)
    await expect(page.getByRole('link', { name: topic })).toBeVisible()
    await expect(page).toHaveURL(/[?&]q=Interviews/)
    expect(await findViolations(page)).toEqual([])
    await pressByKey(page, page.getByRole('link', { name: topic }))
    await expect(page.getByRole('heading', { name: topic, level: 1 })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('registering gives one registration, a mail and a calendar file', async () => {
    await tabTo(page, button('Register'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(isRegistered).toBeVisible()
    expect(await registeredAtZoom(zoomId)).toEqual([MEMBER])
    await expect.poll(() => mailSubjects(MEMBER)).toContainEqual(expect.stringContaining(topic))
    await expect(join).toHaveCount(0)

    await pressByKey(page, button('Add to calendar'))
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /\.ics/ }).press('Enter')
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('BEGIN:VEVENT')
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${topic}`)
  })

  await test.step('canceling can be undone, and registers nobody twice', async () => {
    await pressByKey(page, button('Cancel registration'))
    await pressByKey(page, button('Undo'))
    await expect(isRegistered).toBeVisible()
    expect(await registeredAtZoom(zoomId)).toEqual([MEMBER])
  })

  await test.step('the event is moved at Zoom: Join is offered without a reload', async () => {
    const soon = new Date(Math.ceil(Date.now() / MINUTE) * MINUTE + 8 * MINUTE).toISOString()
    await asZoom('POST', `events/${zoomId}/move`, { start_time: soon })
    await expect(join).toBeVisible()
    await expect(join).toHaveAttribute('href', /^http:\/\/localhost:\d+\//)
    await page.goto(SHELL_URL)
    await expect(page.getByRole('main').getByRole('link', { name: topic })).toBeVisible()
    await page.goBack()
    await expect(join).toBeVisible()
  })

  await test.step('the member cancels', async () => {
    await pressByKey(page, button('Cancel registration'))
    await expect(button('Register')).toBeVisible()
  })

  await test.step('once it is cancelled at Zoom, an admin sees who registered, cancelled and came, and exports it', async () => {
    await asPerson(browser, EVENTS_ADMIN, page, async (admin) => {
      await admin.goto(EVENTS_ADMIN_URL)
      await typeInto(admin, admin.getByRole('searchbox', { name: 'Find an event' }), topic)
      // The server cancels at Zoom once the cancellation can no longer be undone.
      await expect.poll(() => registeredAtZoom(zoomId)).toEqual([])
      await asZoom('POST', `events/${zoomId}/join`, {
        email: 'someone@else.test',
        name: 'Someone',
        minutes: 20,
      })
      await pressByKey(
        admin,
        admin.getByRole('row', { name: topic }).getByRole('button', { name: 'Registrants' }),
      )
      await expect(admin.getByText(MEMBER)).toBeVisible()
      expect(await findViolations(admin)).toEqual([])
      const download = admin.waitForEvent('download')
      await pressByKey(admin, admin.getByRole('button', { name: 'Export CSV' }))
      expect(await readFile(await (await download).path(), 'utf8')).toContain(MEMBER)
    })
  })

  await test.step('an event that is cancelled at Zoom says so', async () => {
    await asZoom('POST', `events/${zoomId}/cancel`, {})
    await expect(page.getByText(/cancel+ed/i).first()).toBeVisible()
    await expect(button('Register')).toHaveCount(0)
  })
})

test('the search field stays where it is while a member types', async ({ page }) => {
  await restoreSignIn(page, MEMBER)
  await page.goto(EVENTS)
  const field = page.getByRole('searchbox', { name: 'Find an event' })
  await expect(page.getByRole('status').filter({ hasText: /^\d+ events$/ })).toBeVisible()
  const before = await field.boundingBox()
  await field.fill('no such event')
  await expect(page.getByRole('status').filter({ hasText: /^0 of \d+ events$/ })).toBeVisible()
  expect(await field.boundingBox()).toEqual(before)
})

test('a member without access browses, and is asked for a membership on registering', async ({ page }) => {
  await restoreSignIn(page, 'expired@group.test')
  await page.goto(EVENTS)
  await page.getByRole('link', { name: 'Statements in two languages' }).click()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Membership required' })).toBeVisible()
})
