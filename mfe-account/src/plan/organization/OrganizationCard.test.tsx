import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { formatDay } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { FUTURE, openPlan, region } from '../../testing/openPlan.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

const { listMembers, summarizeOrganization } = fakeCalls
const TITLE = 'Members of your organization'
const ACME = { domain: 'acme.test', members: 6, group: null }

test('an admin sees how many members and seats there are, and is led to both', async () => {
  summarizeOrganization.mockResolvedValue({ ...ACME, group: { seats: 3, used: 1, endsAt: FUTURE } })
  const { container } = openPlan({ isAdmin: true })
  const card = await region(TITLE)
  const text = `6 members with an address at acme.test. 1 of 3 seats taken, until ${formatDay(FUTURE)}.`
  const isLead = (_content: string, element: Element | null) => element?.textContent === text
  expect((await card.findAllByText(isLead))[0]).toBeVisible()
  expect(card.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/auth/members')
  expect(card.getByRole('link', { name: 'Manage seats' })).toHaveAttribute('href', '/auth/seats')
  expect(card.queryByRole('list')).not.toBeInTheDocument()
  // Counting shows nobody, so nothing is listed that the server would log.
  expect(listMembers).not.toHaveBeenCalled()
  expect(await axe(container)).toHaveNoViolations()
})

test('without a group there are no seats to manage', async () => {
  summarizeOrganization.mockResolvedValue({ ...ACME, members: 1 })
  openPlan({ isAdmin: true })
  expect(await screen.findByText('1 member with an address at acme.test.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Manage seats' })).not.toBeInTheDocument()
})

test('other members do not see the card, and nothing is asked for', async () => {
  openPlan()
  await region('Your membership')
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument()
  expect(summarizeOrganization).not.toHaveBeenCalled()
})

test('numbers that did not come can be asked for again', async () => {
  summarizeOrganization.mockRejectedValueOnce(new StudioError('cen/offline'))
  openPlan({ isAdmin: true })
  const card = within(await screen.findByRole('region', { name: TITLE }))
  expect(await card.findByText(/The members could not be counted/)).toBeVisible()
  summarizeOrganization.mockResolvedValue(ACME)
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('6 members with an address at acme.test.')).toBeVisible()
})
