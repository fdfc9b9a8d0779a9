import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findViolations } from '../../support/axe.ts'
import { newEmail, signInNewMember } from '../../support/identity.ts'
import { mailedLink, mailSubjects } from '../../support/mailbox.ts'
import { enterCard, expectProviderPage, GOOD_CARD } from '../../support/paymentProvider.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'

const SEATS = `${SHELL_URL}/auth/seats`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test('a buyer of two seats invites a colleague, who has access at the first sign-in', async ({
  page,
  browser,
}) => {
  const domain = `seats-${randomUUID().slice(0, 8)}.test`
  const buyer = newEmail('buyer', domain)
  const colleague = newEmail('colleague', domain)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()

  await test.step('the buyer pays for a group, and is led to its seats', async () => {
    await signInNewMember(page, buyer, 'Bea Buyer')
    await page.goto(`${SHELL_URL}/auth/plan`)
    await press(page, 'Choose group plan')
    await expectProviderPage(page, /^Subscribe to/)
    await enterCard(page, GOOD_CARD, 'Pay')
    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await says(page, 'Your membership is active')
    await page.getByRole('link', { name: 'Invite people' }).click()
    await expect(page).toHaveURL(SEATS)
    await expect.poll(() => mailSubjects(buyer)).toEqual(['You have 2 seats in Outcome Studio'])
    await says(page, '1 of 2 seats taken, one of them yours. 1 seat free.')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('the colleague is invited, and a third person is not', async () => {
    const field = page.getByRole('textbox', { name: 'Invite by email' })
    await field.fill(`${colleague}, third@${domain}`)
    await press(page, 'Send invitation')
    await says(page, 'Only 1 seat free, and these are 2 addresses.')
    await field.fill(colleague)
    await press(page, 'Send invitation')
    await says(page, 'The invitation is sent.')
    await says(page, '1 of 2 seats taken, one of them yours, 1 invited. No seat is free.')
    await field.fill(colleague)
    await press(page, 'Send invitation')
    await says(page, `${colleague} was invited already today. The invitation can be sent again tomorrow.`)
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('the colleague follows the mail and has access, before anything asks to pay', async () => {
    const link = await mailedLink(colleague, 'Bea Buyer has a seat for you in Outcome Studio')
    expect(link).toBe(`${SHELL_URL}/auth/signup?next=%2Fauth%2Fseats`)
    await signInNewMember(other, colleague, 'Cem Colleague')
    await says(other, 'Group Yearly Membership')
    await says(other, /^A seat of .*’s group$/)
    await expect(other.getByRole('button', { name: 'Activate your Membership' })).toHaveCount(0)
    await other.goto(link)
    await says(other, 'You have a seat')
    expect(await findViolations(other)).toEqual([])
  })

  await test.step('the buyer sees who has the seat, frees it, and the colleague loses access', async () => {
    await page.reload()
    const row = page.getByRole('list', { name: 'People with a seat' }).getByRole('listitem')
    await expect(row).toContainText(['Cem Colleague'])
    await press(page, `Free the seat of ${colleague}`)
    await page
      .getByRole('dialog', { name: 'Free this seat?' })
      .getByRole('button', { name: 'Free seat' })
      .click()
    await says(page, '1 of 2 seats taken, one of them yours. 1 seat free.')
    await other.goto(SHELL_URL)
    await expect(other.getByText('Group Yearly Membership')).toHaveCount(0)
    await expect.poll(async () => (await mailSubjects(colleague)).length).toBe(2)
  })
  await elsewhere.close()
})
