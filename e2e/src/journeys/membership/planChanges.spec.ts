import type { Page } from '@playwright/test'
import { addMember } from '../../support/addMember.ts'
import { findViolations } from '../../support/axe.ts'
import { expectProviderPage } from '../../support/paymentProvider.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const PLAN = `${SHELL_URL}/auth/plan`

/** What the journey does on the plan page. */
const planPage = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    press: (name: string) => button(name).click(),
    says: (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(),
    /** Once the page says how the membership is, it offers no such button. */
    offersNo: (name: string | RegExp) => expect(page.getByRole('button', { name })).toHaveCount(0),
    choose: async (billing: string) => {
      const radio = page.getByRole('radio', { name: billing })
      // The address holds the choice, so it is shown a moment after the press.
      await radio.click()
      await expect(radio).toBeChecked()
    },
    /** Switches from the card of a plan. */
    switchTo: async (plan: string) => {
      await button(`Switch to ${plan}`).click()
      const dialog = page.getByRole('dialog', { name: 'Change plan' })
      await dialog.getByRole('button', { name: 'Change plan' }).click()
      await expect(dialog).toBeHidden()
    },
    /** Cancels on the page of the provider. */
    cancelThere: async () => {
      await expectProviderPage(page, 'Cancel your subscription')
      await button('Cancel subscription').click()
      await expect(page).toHaveURL(/\/auth\/plan/)
    },
    /** Resumes on the pages of the provider. */
    resume: async () => {
      await button('Resume membership').click()
      await expectProviderPage(page, 'Your subscription')
      await button('Resume subscription').click()
      await expect(page.getByText('Your subscription goes on.')).toBeVisible()
      await page.getByRole('link', { name: 'Go back' }).click()
      await expect(page).toHaveURL(/\/auth\/plan/)
    },
  }
}

test('a planned change is named whenever it is replaced, dropped or planned again', async ({ page }) => {
  const email = await addMember('plans')
  const plan = planPage(page)
  await restoreSignIn(page, email)
  await page.goto(`${PLAN}?billing=monthly`)

  await test.step('a switch from the card is planned, and replaced by another one', async () => {
    await plan.says(/^Your plan is marked\. A switch starts on/)
    await plan.offersNo('Resume membership')
    await plan.switchTo('Monthly')
    await plan.says(/the monthly plan begins/)
    await plan.says(/Planned: starts on/)
    expect(await findViolations(page)).toEqual([])
    await plan.choose('Yearly')
    await plan.press('Switch to Group')
    await plan.says('This replaces your planned change to the monthly plan.')
    await plan.press('Keep current plan')
  })

  await test.step('a cancellation warns of the change before, and names it after', async () => {
    await plan.press('Cancel membership')
    await plan.says(/Your change to the monthly plan on .* is dropped, also if you resume/)
    expect(await findViolations(page)).toEqual([])
    await plan.press('Keep everything')
    await plan.says('Your membership is active')
    await plan.press('Cancel membership')
    await plan.press('Continue')
    await plan.cancelThere()
    await plan.says('Your membership is canceled')
    await plan.says(
      /was dropped when the membership was canceled\. If you resume, you stay on the yearly plan/,
    )
    await plan.says('Your plan is marked. It is canceled; resume it to keep it or to switch.')
    await plan.offersNo(/^Switch to/)
    await plan.offersNo('Cancel membership')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('after resuming the change stays dropped, which is said until it is read', async () => {
    await plan.resume()
    await plan.says(/^Your membership continues with the yearly plan/)
    await plan.press('Dismiss')
    await page.reload()
    await plan.says('Your membership is active')
    await expect(page.getByText('Your plan change was dropped')).toBeHidden()
  })

  await test.step('planned again, taken back, then canceled: nothing is dropped', async () => {
    await plan.choose('Monthly')
    await plan.switchTo('Monthly')
    await plan.press('Cancel plan change')
    await plan.says('Your plan change is canceled. You stay on the yearly plan.')
    await plan.press('Cancel membership')
    await plan.cancelThere()
    await plan.says('Your membership is canceled')
    await expect(page.getByText('Your plan change was dropped')).toBeHidden()
    await plan.offersNo(/^Switch to/)
  })

  await test.step('resumed again, a change can be planned and canceled with the membership', async () => {
    await plan.resume()
    await plan.says('Your membership is active')
    await plan.offersNo('Resume membership')
    await plan.choose('Monthly')
    await plan.switchTo('Monthly')
    await plan.says(/the monthly plan begins/)
    await plan.press('Cancel membership')
    await plan.press('Continue')
    await plan.cancelThere()
    await plan.says(/was dropped when the membership was canceled/)
  })
})
