import type { Page } from '@playwright/test'
import { addMember } from '../../support/addMember.ts'
import { findViolations } from '../../support/axe.ts'
import { mailSubjects } from '../../support/mailbox.ts'
import {
  asProvider,
  enterCard,
  expectProviderPage,
  GOOD_CARD,
  subscriptionOf,
} from '../../support/paymentProvider.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test('a failed renewal is told by mail and on home, and settled by one button', async ({ page }) => {
  const email = await addMember('renews')
  await restoreSignIn(page, email)
  const { id, customer } = await subscriptionOf(email)

  await test.step('the renewal fails: a mail at once, a notice on home, and the badge stays', async () => {
    await asProvider('POST', 'fail-next-payment', { customer })
    await asProvider('POST', 'clock', { endOfPeriodOf: id })
    await expect.poll(() => mailSubjects(email)).toEqual(['Your payment failed'])
    await page.goto(SHELL_URL)
    await says(page, 'Your last payment failed')
    await says(page, /You keep full access until .*\d/)
    await says(page, /membership/i)
    expect(await findViolations(page)).toEqual([])
    await page.goto(`${SHELL_URL}/auth/plan`)
    await says(page, 'You can switch once the payment is made.')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('another card settles it, which home and a mail say', async () => {
    await page.goto(SHELL_URL)
    await page.getByRole('button', { name: 'Update card', exact: true }).click()
    await expectProviderPage(page, 'Update your card')
    await enterCard(page, GOOD_CARD, 'Update card')
    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await says(page, 'Your payment went through')
    await expect.poll(() => mailSubjects(email)).toEqual(['Your payment went through', 'Your payment failed'])
    expect(await findViolations(page)).toEqual([])
    await page.goto(`${SHELL_URL}/auth/plan`)
    await says(page, 'Your membership is active')
    expect(await findViolations(page)).toEqual([])
  })
})
