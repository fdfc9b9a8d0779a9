import { findViolations } from '../../support/axe.ts'
import { asPerson, publishEvent } from '../../support/publishEvent.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { addZoomEvent } from '../../support/zoom.ts'

const MEMBER = 'standard@acme.test'
const DAY = 86_400_000

test('a visitor opens the shared page of an event, and comes back to it through the sign-in', async ({
  page,
  browser,
}) => {
  const topic = `An event to share ${Date.now()}`
  const startTime = new Date(Date.now() + 2 * DAY).toISOString()
  await addZoomEvent({ topic, startTime, duration: 60, timezone: 'Asia/Kolkata' })
  await publishEvent(browser, topic, page)
  let path = ''
  await asPerson(browser, MEMBER, page, async (member) => {
    await member.goto(`${SHELL_URL}/live-events`)
    await member.getByRole('link', { name: topic }).click()
    await expect(member.getByRole('button', { name: 'Copy public link' })).toBeVisible()
    path = new URL(member.url()).pathname
  })

  await test.step('the page says what it is, also to previews, and how to register', async () => {
    await page.goto(`${SHELL_URL}${path.replace('/live-events/', '/events/')}`)
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()
    await expect(page).toHaveTitle(`${topic} · Outcome Studio`)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', topic)
    await expect(page.getByText('In the event’s time zone')).toBeVisible()
    expect(await page.content()).not.toMatch(/zoom/i)
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('Register leads to the sign-in, and from there to the event', async () => {
    await page.getByRole('link', { name: 'Register', exact: true }).click()
    await expect(page).toHaveURL(`${SHELL_URL}/auth/signin?next=${encodeURIComponent(path)}`)
    const signIn = page.url()
    await restoreSignIn(page, MEMBER)
    await page.goto(signIn)
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
  })
})

test('an address without a published event says so', async ({ page }) => {
  const answer = await page.goto(`${SHELL_URL}/events/no-such-event`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'There is no event here' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
