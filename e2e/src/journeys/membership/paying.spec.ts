import type { Page } from '@playwright/test'
import { newEmail, signInAtProvider, signInNewMember } from '../../support/identity.ts'
import { pressByKey, tabTo, typeInto } from '../../support/keyboard.ts'
import { mailSubjects } from '../../support/mailbox.ts'
import {
  asProvider,
  DECLINED_CARD,
  enterCard,
  expectProviderPage,
  GOOD_CARD,
  subscriptionOf,
  subscriptionsOf,
} from '../../support/paymentProvider.ts'
import { expectNoPaymentSecrets } from '../../support/paymentSecrets.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { signOut } from '../../support/signOut.ts'
import { expect, test } from '../../support/test.ts'

const PLAN = `${SHELL_URL}/auth/plan`

/** What the journeys do on the plan page, by keyboard. */
const planPage = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    button,
    press: (name: string) => pressByKey(page, button(name)),
    open: async () => {
      await page.goto(PLAN)
      await expect(page.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible()
    },
    /** Waits for the state of the membership. */
    expectState: (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(),
    chooseMonthly: async () => {
      await tabTo(page, page.getByRole('radio', { name: 'Yearly' }))
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    },
    changeTo: async (plan: string) => {
      await pressByKey(page, button('Change plan'))
      const dialog = page.getByRole('dialog', { name: 'Change plan' })
      const option = dialog.getByRole('radio', { name: plan })
      await tabTo(page, dialog.getByRole('radio', { checked: true }))
      for (let at = 0; at < 3 && !(await option.isChecked()); at += 1) await page.keyboard.press('ArrowDown')
      await expect(option).toBeChecked()
      if (plan === 'Student') {
        await tabTo(page, dialog.getByRole('checkbox', { name: 'I am enrolled at a school or university' }))
        await page.keyboard.press('Space')
      }
      await pressByKey(page, dialog.getByRole('button', { name: 'Change plan' }))
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Your plan changes')).toBeVisible()
    },
  }
}

// A journey that fails in between leaves the provider as it was.
test.afterEach(() => asProvider('DELETE', 'faults'))

test('a new member pays, changes the plan, recovers a failed payment, leaves and comes back, by keyboard', async ({
  page,
}) => {
  const email = newEmail('pia', 'solo.test')
  const plan = planPage(page)
  const secrets: string[] = []
  await signInNewMember(page, email, 'Ina Ideal')

  await test.step('home leads to the plans', async () => {
    const dialog = page.getByRole('dialog', { name: 'Membership required' })
    await page.removeLocatorHandler(dialog)
    // It opens on its own once, and takes the keys.
    await pressByKey(page, dialog.getByRole('button', { name: 'Not now' }))
    await expect(dialog).toBeHidden()
    await pressByKey(page, plan.button('Activate your Membership'))
    await pressByKey(page, dialog.getByRole('button', { name: 'See plans' }))
    await expect(page).toHaveURL(PLAN)
    await page.addLocatorHandler(dialog, () => dialog.getByRole('button', { name: 'Not now' }).click())
    await plan.chooseMonthly()
  })

  await test.step('the provider is down: nothing was charged, and the next attempt works', async () => {
    await asProvider('POST', 'faults', { kind: '500', count: 100, path: '/v1/checkout' })
    await plan.press('Subscribe')
    await expect(page.getByText(/payment provider could not be reached\. Nothing was charged/)).toBeVisible()
    await asProvider('DELETE', 'faults')
  })

  await test.step('a checkout that is given up leads back to the plans', async () => {
    await plan.press('Subscribe')
    await expectProviderPage(page, /^Subscribe to/)
    secrets.push(page.url())
    await pressByKey(page, page.getByRole('link', { name: 'Cancel' }))
    await expect(page).toHaveURL(PLAN)
    await plan.expectState('You left the payment page')
    await plan.press('Dismiss')
  })

  await test.step('a promotion code, a declined card, a good card: back home, active', async () => {
    // The billing period has survived the way to the payment page and back.
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await plan.press('Subscribe')
    await expectProviderPage(page, /^Subscribe to/)
    secrets.push(page.url())
    await typeInto(page, page.getByRole('textbox', { name: 'Promotion code' }), 'WELCOME20')
    await pressByKey(page, plan.button('Apply'))
    await expect(page.getByText('$47.20')).toBeVisible()
    await enterCard(page, DECLINED_CARD, 'Pay')
    await expect(page.getByRole('alert')).toContainText('declined')
    expect(await subscriptionsOf(email)).toEqual([])
    await enterCard(page, GOOD_CARD, 'Pay')
    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await plan.expectState('Your membership is active')
    await plan.expectState('Monthly membership')
    expect((await subscriptionsOf(email)).map(({ status }) => status)).toEqual(['active'])
  })

  await test.step('a change of plan is asked for, taken back, asked for again, and comes with the renewal', async () => {
    await plan.open()
    await plan.changeTo('Student')
    await plan.press('Cancel plan change')
    await expect(page.getByText('Your plan changes')).toBeHidden()
    await plan.changeTo('Student')
    const { id } = await subscriptionOf(email)
    await asProvider('POST', 'clock', { endOfPeriodOf: id })
    await expect(page.getByText('Your plan changes')).toBeHidden()
    await plan.expectState(/Student/)
    await plan.expectState('Your membership is active')
  })

  await test.step('a payment fails: the grace is named, and another card recovers it', async () => {
    const { id, customer } = await subscriptionOf(email)
    await asProvider('POST', 'fail-next-payment', { customer })
    await asProvider('POST', 'clock', { endOfPeriodOf: id })
    await plan.expectState('Your last payment failed')
    await plan.expectState(/You keep full access until .*\d/)
    await expect.poll(() => mailSubjects(email)).toEqual(['Your payment failed'])
    await page.goto(SHELL_URL)
    await plan.expectState('Your last payment failed')
    await plan.press('Update card')
    await expectProviderPage(page, 'Update your card')
    secrets.push(page.url())
    await enterCard(page, GOOD_CARD, 'Update card')
    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await plan.expectState('Your payment went through')
    await plan.expectState(/^Next payment: .*\d/)
    await expect.poll(() => mailSubjects(email)).toEqual(['Your payment went through', 'Your payment failed'])
    await plan.open()
    await plan.expectState('Your membership is active')
  })

  await test.step('canceled, used to the end of the period, ended', async () => {
    await plan.press('Cancel membership')
    await expectProviderPage(page, 'Cancel your subscription')
    secrets.push(page.url())
    await pressByKey(page, plan.button('Cancel subscription'))
    await expect(page).toHaveURL(PLAN)
    await plan.expectState('Your membership is canceled')
    await plan.expectState(/You have full access until/)
    const { id } = await subscriptionOf(email)
    await asProvider('POST', 'clock', { endOfPeriodOf: id })
    await plan.expectState('Your membership has ended')
    await page.goto(SHELL_URL)
    await plan.expectState('Membership expired')
  })

  await test.step('subscribed again, and managed on the portal', async () => {
    await plan.open()
    await plan.press('Subscribe')
    await expectProviderPage(page, /^Subscribe to/)
    await enterCard(page, GOOD_CARD, 'Pay')
    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await plan.expectState('Your membership is active')
    await plan.open()
    await plan.press('Manage membership')
    await expectProviderPage(page, 'Your subscription')
    secrets.push(page.url())
    await pressByKey(page, page.getByRole('link', { name: 'Go back' }))
    await expect(page).toHaveURL(PLAN)
  })

  await test.step('nothing of a card or a portal link is stored or logged', () =>
    expectNoPaymentSecrets(page, email, secrets))

  await test.step('deleting the account ends the subscription first', async () => {
    // A deletion needs a sign-in of the last five minutes.
    await signOut(page)
    await signInAtProvider(page, email)
    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await page.goto(`${SHELL_URL}/auth/profile`)
    await plan.press('Delete account')
    await typeInto(page, page.getByRole('textbox', { name: `To confirm, type ${email}` }), email)
    const dialog = page.getByRole('alertdialog')
    await pressByKey(page, dialog.getByRole('button', { name: 'Delete account' }))
    await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
    await plan.expectState('Your account and its data have been deleted.')
    await expect.poll(() => mailSubjects(email)).toContain('Your account was deleted')
    const states = (await subscriptionsOf(email)).map(({ status }) => status)
    expect(states.length === 0 || states.every((status) => status === 'canceled')).toBe(true)
  })
})
