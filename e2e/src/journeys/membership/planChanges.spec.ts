import type { Page } from '@playwright/test'
import {
  PLAN_ORDERS,
  PLAN_PAGE_TEXTS,
  type PlanOrder,
  planPageHides,
  planPageOffers,
  planPageSays,
} from '../../../../mfe-account/src/testing/PLAN_ORDERS.ts'
import { addMember } from '../../support/addMember.ts'
import { findViolations } from '../../support/axe.ts'
import { expectProviderPage, planAtProvider } from '../../support/paymentProvider.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const PLAN = `${SHELL_URL}/auth/plan`

/** A plan within a sentence, its card, how it is paid, and its price at the provider. */
const CARDS = {
  monthly: { inSentence: 'the monthly plan', name: 'Monthly', billing: 'Monthly', price: 'price_Monthly' },
  groupYearly: { inSentence: 'the group plan', name: 'Group', billing: 'Yearly', price: 'price_GroupYearly' },
} as const

/** What the journey does on the plan page. */
const planPage = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const opened = {
    press: (name: string) => button(name).click(),
    says: (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(),
    saysNo: (text: string | RegExp) => expect(page.getByText(text)).toHaveCount(0),
    offers: (name: string | RegExp) => expect(page.getByRole('button', { name }).first()).toBeVisible(),
    /** Once the page says how the membership is, it offers no such button. */
    offersNo: (name: string | RegExp) => expect(page.getByRole('button', { name })).toHaveCount(0),
    /** Opens the dialog of a switch from the card of a plan. */
    openSwitch: async (plan: keyof typeof CARDS) => {
      const { name, billing } = CARDS[plan]
      const radio = page.getByRole('radio', { name: billing })
      // The address holds the choice, so it is shown a moment after the press.
      await radio.click()
      await expect(radio).toBeChecked()
      await button(`Switch to ${name}`).click()
      return page.getByRole('dialog', { name: 'Change plan' })
    },
    change: async (plan: keyof typeof CARDS) => {
      const dialog = await opened.openSwitch(plan)
      await dialog.getByRole('button', { name: 'Change plan' }).click()
      await expect(dialog).toBeHidden()
    },
    takeBack: async () => {
      await button('Cancel plan change').click()
      await opened.says('Your plan change is canceled. You stay on the yearly plan.')
    },
    /** @param isWarned whether the page asks first, because a planned change is dropped */
    cancel: async (isWarned: boolean) => {
      await button('Cancel membership').click()
      if (isWarned) await button('Continue').click()
      await expectProviderPage(page, 'Cancel your subscription')
      await button('Cancel subscription').click()
      await expect(page).toHaveURL(/\/auth\/plan/)
    },
    resume: async () => {
      await button('Resume membership').click()
      await expectProviderPage(page, 'Your subscription')
      await button('Resume subscription').click()
      await expect(page.getByText('Your subscription goes on.')).toBeVisible()
      await page.getByRole('link', { name: 'Go back' }).click()
      await expect(page).toHaveURL(/\/auth\/plan/)
    },
  }
  return opened
}

const nameOf = ({ step }: PlanOrder) => (step.kind === 'change' ? `change to ${step.to}` : step.kind)

test('cancel, resume and change in every order: the page and the provider agree about what is planned', async ({
  page,
}) => {
  const email = await addMember('orders')
  const plan = planPage(page)
  await restoreSignIn(page, email)
  await page.goto(PLAN)
  let planned: keyof typeof CARDS | null = null

  const take = async ({ step }: PlanOrder) => {
    if (step.kind === 'change') {
      await plan.change(step.to)
      const dropped = planned === null ? '' : ` The change to ${CARDS[planned].inSentence} is dropped.`
      await plan.says(`Your switch to ${CARDS[step.to].inSentence} is planned.${dropped}`)
    }
    if (step.kind === 'takeBack') await plan.takeBack()
    if (step.kind === 'cancel') await plan.cancel(planned !== null)
    if (step.kind === 'resume') await plan.resume()
  }
  for (const [at, order] of PLAN_ORDERS.entries()) {
    await test.step(`${at + 1}: ${nameOf(order)}`, async () => {
      const { after } = order
      await take(order)
      planned = after.planned
      for (const text of planPageSays(after)) await plan.says(text)
      for (const text of planPageHides(after)) await plan.saysNo(text)
      const { offered, missing } = planPageOffers(after)
      for (const name of offered) await plan.offers(name)
      for (const name of missing) await plan.offersNo(name)
      const prices = planned === null ? [] : [CARDS[planned].price]
      expect(await planAtProvider(email)).toEqual({ isCanceled: after.isCanceled, prices })
    })
  }
})

test('a planned change is named before it is replaced or dropped, and what was dropped until it is read', async ({
  page,
}) => {
  const plan = planPage(page)
  await restoreSignIn(page, await addMember('plans'))
  await page.goto(PLAN)

  await test.step('a planned change is marked on its card, and named before another one replaces it', async () => {
    await plan.change('monthly')
    await plan.says(/^Starts on /)
    expect(await findViolations(page)).toEqual([])
    await plan.openSwitch('groupYearly')
    await plan.says('This replaces your planned change to the monthly plan.')
    await plan.press('Keep current plan')
  })

  await test.step('a cancellation warns of the change, and can be given up', async () => {
    await plan.press('Cancel membership')
    await plan.says(/Your change to the monthly plan on .* is dropped, also if you resume/)
    expect(await findViolations(page)).toEqual([])
    await plan.press('Keep everything')
    await plan.says(PLAN_PAGE_TEXTS.isActive)
    await plan.cancel(true)
    await plan.says(/was dropped when the membership was canceled/)
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('after resuming, what was dropped is named until it is read', async () => {
    await plan.resume()
    await plan.says(/^Your membership continues with the yearly plan/)
    await plan.press('Dismiss')
    await page.reload()
    await plan.says(PLAN_PAGE_TEXTS.isActive)
    await plan.saysNo(PLAN_PAGE_TEXTS.dropped)
  })

  await test.step('a group is planned with the number of seats that was asked for', async () => {
    const dialog = await plan.openSwitch('groupYearly')
    await dialog.getByRole('textbox', { name: 'Seats' }).fill('3')
    await plan.says(/^On .* the group plan begins with 3 seats/)
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await plan.says(/the group plan begins with 3 seats/)
  })
})
