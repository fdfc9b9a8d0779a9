import type { OrganizationMember } from '@outcome-studio/shared/callables/listOrganizationMembers'
import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { formatDay } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { FUTURE, openPlan, PAST, region } from '../../testing/openPlan.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

const { readOrganization } = fakeCalls
const TITLE = 'Members of your organization'

const member = (uid: string, changes: Partial<OrganizationMember> = {}): OrganizationMember => ({
  uid,
  email: `${uid}@acme.test`,
  name: uid,
  access: { hasAccess: true, reason: 'membership', until: FUTURE },
  hasSeat: false,
  isAdmin: false,
  planChange: null,
  ...changes,
})
const organization = (...members: readonly OrganizationMember[]) => ({
  domain: 'acme.test',
  members,
  isCut: false,
  group: null,
})

/** The text of each member. */
async function listed(): Promise<readonly string[]> {
  const card = await region(TITLE)
  return (await card.findAllByRole('listitem')).map(({ textContent }) => textContent)
}

test('an admin sees who has access, and why', async () => {
  readOrganization.mockResolvedValue({
    ...organization(
      member('ada', { isAdmin: true }),
      member('ben', {
        hasSeat: true,
        access: { hasAccess: true, reason: 'seat', until: FUTURE },
      }),
      member('cy', { access: { hasAccess: false, reason: 'trialEnded', until: PAST } }),
      member('di', { access: { hasAccess: false, reason: 'noSeatLeft', until: '' } }),
      member('eve', { planChange: { newPlan: 'yearly', at: FUTURE } }),
      member('fay', { name: '', access: { hasAccess: false, reason: 'neverSubscribed', until: '' } }),
    ),
    group: { seats: 3, used: 1, endsAt: FUTURE },
  })
  const { container } = openPlan({ isAdmin: true })
  const rows = await listed()
  const [future, past] = [formatDay(FUTURE), formatDay(PAST)]
  for (const [at, parts] of [
    ['ada@acme.test', 'Access', 'Admin', `Paid membership, until ${future}`],
    ['ben@acme.test', 'Access', `Seat of the organization, until ${future}`],
    ['cy@acme.test', 'No access', `Trial ended on ${past}`],
    ['di@acme.test', 'No access', 'Waits for a seat; none is left'],
    ['eve@acme.test', 'Changes to', future],
    ['fay@acme.test', 'No access', 'Never subscribed'],
  ].entries()) {
    for (const part of parts) expect(rows[at]).toContain(part)
  }
  const card = await region(TITLE)
  expect(card.getByText(/6 members with an address at acme.test. 1 of 3 seats taken/)).toBeVisible()
  expect(card.queryAllByRole('button')).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
})

test('a list that was cut says so', async () => {
  readOrganization.mockResolvedValue({ ...organization(member('ada')), isCut: true })
  openPlan({ isAdmin: true })
  expect(await screen.findByText('There are more members than this list shows.')).toBeVisible()
})

test('other members do not see the list, and nothing is asked for', async () => {
  openPlan()
  await region('Your membership')
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument()
  expect(readOrganization).not.toHaveBeenCalled()
})

test('a list that did not come can be asked for again', async () => {
  readOrganization.mockRejectedValueOnce(new StudioError('cen/offline'))
  openPlan({ isAdmin: true })
  const card = within(await screen.findByRole('region', { name: TITLE }))
  expect(await card.findByText(/The members could not be loaded/)).toBeVisible()
  readOrganization.mockResolvedValue(organization(member('ada')))
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await listed()).toHaveLength(1)
})
