import { randomUUID } from 'node:crypto'
import { groupPath, organizationGroupId } from '@outcome-studio/shared/domain/paths'
import { storeAsServer } from '../../support/asServer.ts'
import { findViolations } from '../../support/axe.ts'
import { newEmail, signInNewMember } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'

test('the seats of a group go to the first who come; the next one learns whom to ask', async ({
  page,
  browser,
}) => {
  const domain = `group-${randomUUID().slice(0, 8)}.test`
  const contact = `buyer@${domain}`
  const terms = { endsAt: '2999-01-01T00:00:00.000Z', seats: 1, contact }
  const settings = { name: domain, domain, isOpen: true, openTo: domain }
  await storeAsServer(groupPath(organizationGroupId(domain)), { ...terms, ...settings })
  await signInNewMember(page, newEmail('first', domain))
  await expect(page.getByText('Group Yearly Membership')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const other = await browser.newPage()
  await signInNewMember(other, newEmail('second', domain))
  await other.goto(`${SHELL_URL}/auth/plan`)
  await expect(other.getByText('No seat in your group yet')).toBeVisible()
  await expect(other.getByText(contact)).toBeVisible()
  expect(await findViolations(other)).toEqual([])
  await other.close()
})
