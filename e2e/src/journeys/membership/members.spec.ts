import { randomUUID } from 'node:crypto'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { Page } from '@playwright/test'
import { changeRecord, storeAsServer } from '../../support/asServer.ts'
import { findViolations } from '../../support/axe.ts'
import { newEmail, signInNewMember } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'

const LATER = '2999-01-01T00:00:00.000Z'
const PAST = '2020-01-01T00:00:00.000Z'
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

/** Stores the records of colleagues, who have no accounts. */
async function addColleagues(domain: string): Promise<void> {
  const colleagues = [
    ['zoe', { name: 'Zoë Öz', accessType: 'STANDARD', subscriptionExpiresAt: LATER }],
    ['tom', { name: 'Tom Trial', accessType: 'NONE', trialExpiresAt: LATER }],
    ['eve', { name: 'Eve Ended', accessType: 'NONE', trialExpiresAt: PAST }],
  ] as const
  for (const [uid, record] of colleagues) {
    const email = `${uid}@${domain}`
    await storeAsServer(memberPath({ domain, uid: `${uid}-${domain}` }), { ...record, email })
  }
}

test('an admin finds, filters and exports the members of their organization', async ({ page }) => {
  const domain = `members-${randomUUID().slice(0, 8)}.test`
  const admin = newEmail('ada', domain)
  await addColleagues(domain)
  await signInNewMember(page, admin, 'Ada Admin')
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  const members = page.getByRole(isPhone ? 'list' : 'table', { name: 'Members' })

  await test.step('who is no admin is sent home and told why', async () => {
    await page.goto(`${SHELL_URL}/auth/members`)
    await says(page, 'Only admins of an organization can open that page.')
    await expect(page).toHaveURL(`${SHELL_URL}/`)
  })

  await test.step('the plan page counts the members and leads to them', async () => {
    await changeRecord({ uid: (await storedSession(page)).uid, email: admin }, { isAdmin: true })
    await page.goto(`${SHELL_URL}/auth/plan`)
    await says(page, `4 members with an address at ${domain}.`)
    await page.getByRole('link', { name: 'Members', exact: true }).click()
    await expect(page).toHaveURL(`${SHELL_URL}/auth/members`)
  })

  await test.step('the list says who has access, and why', async () => {
    await says(page, '4 members')
    const line = (name: string) => members.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: name })
    await expect(line('Ada Admin')).toContainText('Never subscribed')
    await expect(line('Ada Admin')).toContainText('just now')
    await expect(line('Tom Trial')).toContainText('Trial, until')
    await expect(line('Eve Ended')).toContainText('No access')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('a search ignores accents, and a filter stays in the address', async () => {
    await page.getByRole('searchbox', { name: 'Find a member' }).fill('zoe oz')
    await says(page, '1 of 4 members')
    await expect(members).toContainText('Zoë Öz')
    await page.getByRole('searchbox', { name: 'Find a member' }).fill('')
    await page.getByRole('combobox', { name: 'State' }).selectOption('With access')
    await expect(page).toHaveURL(/\?filter=access$/)
    await page.reload()
    await says(page, '2 of 4 members')
  })

  await test.step('the file has what the list shows', async () => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^members-${domain.replaceAll('.', '\\.')}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
    )
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
    const text = Buffer.concat(chunks).toString()
    expect(text).toContain(`zoe@${domain}`)
    expect(text).not.toContain(`eve@${domain}`)
  })
})
