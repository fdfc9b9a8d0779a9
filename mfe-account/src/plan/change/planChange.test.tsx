import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { formatDay } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { button, openPlan, PAST, region } from '../../testing/openPlan.tsx'
import { PERIOD_END, stock, subscription } from '../../testing/planFixtures.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

const REQUEST = {
  createdAt: '2026-05-30T10:00:00.000Z',
  currentPlan: 'monthly',
  newPlan: 'yearly',
  requestExpiresAt: PERIOD_END,
}

test('says what happens when and what it costs, and is asked for', async () => {
  stock(subscription())
  const { host, baseElement } = openPlan()
  await userEvent.click(await button('Change plan'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
  expect(dialog.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  expect(dialog.getByText(/You stay on the monthly plan until/)).toHaveTextContent(formatDay(PERIOD_END))
  expect(dialog.getByText(/the yearly plan begins: \$480 a year/)).toBeVisible()
  expect(dialog.getByText('Over a year that is $120 less than now.')).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'Student' }))
  expect(dialog.getByText(/the student plan begins: \$20 a month/)).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'Yearly' }))
  expect(await axe(baseElement)).toHaveNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(fakeCalls.requestPlanChange.mock.calls[0]?.[0]).toBe('yearly')
  expect(host.calls.toasts).toEqual(['Your plan change is scheduled.'])
})

test('that fails says why, and the dialog stays', async () => {
  stock(subscription())
  fakeCalls.requestPlanChange.mockRejectedValue(new StudioError('cen/payment-unavailable'))
  openPlan()
  await userEvent.click(await button('Change plan'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The payment provider could not be reached.')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep current plan' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('is shown until it is done, and can be taken back', async () => {
  stock(subscription())
  const { host, container } = openPlan({ planChangeRequest: REQUEST })
  const card = await region('Your membership')
  expect(card.getByText(/the yearly plan begins: \$480 a year/)).toHaveTextContent(formatDay(PERIOD_END))
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(card.getByRole('button', { name: 'Cancel plan change' }))
  expect(fakeCalls.requestPlanChange.mock.calls[0]?.[0]).toBe('monthly')
  act(() => host.member.set(testMember()))
  expect(card.queryByText('Your plan changes')).not.toBeInTheDocument()
  expect(host.calls.toasts).toEqual(['Your plan stays as it is.'])
})

test('that has expired is not shown', async () => {
  stock(subscription())
  openPlan({ planChangeRequest: { ...REQUEST, requestExpiresAt: PAST } })
  expect((await region('Your membership')).queryByText('Your plan changes')).not.toBeInTheDocument()
})

test.each([{ cancelAtPeriodEnd: true }, { plan: 'groupYearly' as const }])(
  'is not offered for %j',
  async (changes) => {
    stock(subscription(changes))
    openPlan()
    await button('Manage membership')
    expect(screen.queryByRole('button', { name: 'Change plan' })).not.toBeInTheDocument()
  },
)
