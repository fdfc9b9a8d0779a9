import type { Browser, Page } from '@playwright/test'
import { addMember } from '../../support/addMember.ts'
import { findViolations } from '../../support/axe.ts'
import { mailSubjects } from '../../support/mailbox.ts'
import { publishEvent } from '../../support/publishEvent.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { addZoomEvent, registeredAtZoom } from '../../support/zoom.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** A member of their own browser, on the page of an event. */
async function openEvent(browser: Browser, name: string, topic: string) {
  const email = await addMember(name)
  const context = await browser.newContext()
  const page = await context.newPage()
  await restoreSignIn(page, email)
  await page.goto(`${SHELL_URL}/live-events?q=${encodeURIComponent(topic)}`)
  await page.getByRole('link', { name: topic }).click()
  await expect(page.getByRole('heading', { name: topic, level: 1 })).toBeVisible()
  return { email, page, close: () => context.close() }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test('a full event moves its waitlist up, and Undo of a cancellation keeps the place', async ({
  browser,
  page: like,
}) => {
  const topic = `One place only ${Date.now()}`
  const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 3 * DAY
  const startTime = new Date(start).toISOString()
  const zoomId = await addZoomEvent({ topic, startTime, duration: 60, capacity: 1 })
  await publishEvent(browser, topic, like)
  const first = await openEvent(browser, 'first', topic)
  await press(first.page, 'Register')
  await says(first.page, 'You are registered.')

  const second = await openEvent(browser, 'second', topic)
  const third = await openEvent(browser, 'third', topic)
  const last = await openEvent(browser, 'last', topic)
  await test.step('three join the waitlist, each with a position', async () => {
    for (const [at, { page }] of [second, third, last].entries()) {
      await says(page, /^Full\. Join the waitlist/)
      await press(page, 'Join the waitlist')
      await says(page, `You are number ${at + 1} on the waitlist.`)
    }
    expect(await findViolations(last.page)).toEqual([])
  })

  await test.step('Undo of a cancellation keeps the place of the one who has it', async () => {
    await press(first.page, 'Cancel registration')
    await press(first.page, 'Undo')
    await says(first.page, 'You are registered.')
    expect(await registeredAtZoom(zoomId)).toEqual([first.email])
    await says(second.page, 'You are number 1 on the waitlist.')
  })

  await test.step('a cancellation registers the next one, two decline, and the last one gets the place', async () => {
    await press(first.page, 'Cancel registration')
    for (const each of [second, third]) {
      await says(each.page, 'A place became free, so you are registered.')
      expect(await findViolations(each.page)).toEqual([])
      await expect.poll(() => registeredAtZoom(zoomId)).toEqual([each.email])
      await press(each.page, 'Decline')
    }
    await says(last.page, 'A place became free, so you are registered.')
    await expect.poll(() => registeredAtZoom(zoomId)).toEqual([last.email])
  })

  await test.step('each of the three has one mail about the place', async () => {
    for (const { email } of [second, third, last]) {
      const places = async () =>
        (await mailSubjects(email)).filter((subject) => subject === `A place is yours: ${topic}`)
      await expect.poll(places).toHaveLength(1)
    }
  })
  for (const each of [first, second, third, last]) await each.close()
})
