import type { Request } from '@playwright/test'
import { addMember } from '../../support/addMember.ts'
import { pressByKey } from '../../support/keyboard.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const PAST = `${SHELL_URL}/live-events?show=past`

/** Whether a request stores a position of at least a minute. */
const storesMinutes = (request: Request) => {
  const [, seconds] = /"position":\{"\w+Value":"?(\d+)/.exec(request.postData() ?? '') ?? []
  return Number(seconds ?? 0) >= 60
}

test('a member watches a recording, and goes on later where they stopped', async ({ page }) => {
  // A member without a stored position. With one, the button has another name.
  await restoreSignIn(page, await addMember('watches'))
  await page.goto(PAST)
  await pressByKey(page, page.getByRole('link', { name: 'Welcome to Outcome Studio' }))
  const watch = page.getByRole('button', { name: 'Watch recording' })
  const player = page.frameLocator('iframe[title="Recording of Welcome to Outcome Studio"]')
  await expect(page.locator('iframe[src*="/video/"]')).toHaveCount(0)
  await pressByKey(page, watch)
  const position = player.getByRole('slider', { name: 'Position' })
  // The page hears of a pause after the player has shown it, and a reload would cancel what it then stores.
  const stored = page.waitForResponse((answer) => storesMinutes(answer.request()))
  await position.fill('75')
  await player.getByRole('button', { name: 'Pause' }).click()
  await stored

  await page.reload()
  await pressByKey(page, page.getByRole('button', { name: /^Resume at \d+:\d\d$/ }))
  await expect(page.getByText(/^Resumed at \d+:\d\d/)).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Start over' }))
  await expect(page.getByText(/^Resumed at/)).toHaveCount(0)
})

test('a private recording says that it cannot be watched', async ({ page }) => {
  await restoreSignIn(page, 'admin@acme.test')
  await page.goto(PAST)
  await page.getByRole('link', { name: 'Case study: a community garden' }).click()
  await page.getByRole('button', { name: 'Watch recording' }).click()
  await expect(page.getByText(/private/i)).toBeVisible()
})
