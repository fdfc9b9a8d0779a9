import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { formatDay } from '@outcome-studio/shared/domain/base'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { button, openPlan, PAST, region } from '../../testing/openPlan.tsx'
import { PERIOD_END, stock, subscription } from '../../testing/planFixtures.ts'
import { openPage } from '../provider/openPage.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

jest.mock('../provider/openPage.ts', () => ({ openPage: jest.fn() }))

beforeEach(() => {
  resetFakeData()
  jest.mocked(openPage).mockReset()
  localStorage.clear()
})

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
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I am enrolled at a school or university' }))
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeEnabled()
  await userEvent.click(dialog.getByRole('radio', { name: 'Group' }))
  expect(dialog.getByText(/the group plan begins with 2 seats: \$800 a year, plus tax/)).toBeVisible()
  expect(dialog.getByText(/^Once the group has begun, you can add seats/)).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'Yearly' }))
  expect(await axe(baseElement)).toHaveNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(fakeCalls.requestPlanChange.mock.calls[0]?.[0]).toEqual({ newPlan: 'yearly', isStudent: false })
  expect(host.calls.toasts).toEqual(['Your switch to the yearly plan is planned.'])
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
  expect(fakeCalls.requestPlanChange.mock.calls[0]?.[0]).toEqual({ newPlan: 'monthly', isStudent: false })
  act(() => host.member.set(testMember()))
  expect(card.queryByText('Your plan changes')).not.toBeInTheDocument()
  expect(host.calls.toasts).toEqual(['Your plan change is canceled. You stay on the monthly plan.'])
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

test('can be made from the card of a plan, which names date and price', async () => {
  stock(subscription())
  const { container, host } = openPlan({}, '?billing=yearly')
  const card = await region('Individual')
  const switchTo = card.getByRole('button', { name: 'Switch to Yearly' })
  expect(switchTo).toHaveAccessibleDescription(
    /^A switch starts on .* \$480 a year \$40 a month, billed once a year$/,
  )
  expect((await region('Plans')).getByText(/A switch starts on/)).toHaveTextContent(formatDay(PERIOD_END))
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(switchTo)
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
  await waitFor(() => expect(host.calls.toasts).toEqual(['Your switch to the yearly plan is planned.']))
})

test('to a group names its total, and where the number of seats is chosen', async () => {
  stock(subscription())
  openPlan({}, '?billing=yearly')
  const card = await region('Group')
  expect(card.getByText('2 seats minimum: $800 a year')).toBeVisible()
  expect(card.getByText('You set the seats when you switch')).toBeVisible()
  expect(card.getByRole('button', { name: 'Switch to Group' })).toHaveAccessibleDescription(
    /^A switch starts on .* 2 seats minimum: \$800 a year$/,
  )
})

test('to a group is asked for with the number of seats, and its price', async () => {
  stock(subscription())
  const { host, baseElement } = openPlan({}, '?billing=yearly')
  await userEvent.click(await button('Switch to Group'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
  const seats = await dialog.findByRole('textbox', { name: 'Seats' })
  const change = dialog.getByRole('button', { name: 'Change plan' })
  expect(seats).toHaveValue('2')
  await userEvent.clear(seats)
  expect(seats).toHaveAccessibleDescription('Please enter a whole number up to 1000.')
  expect(change).toBeDisabled()
  await userEvent.type(seats, '1')
  expect(seats).toHaveAccessibleDescription('A group has at least 2 seats.')
  expect(await axe(baseElement)).toHaveNoViolations()
  await userEvent.type(seats, '2')
  expect(dialog.getByText(/the group plan begins with 12 seats: \$4,800 a year, plus tax/)).toBeVisible()
  expect(dialog.getByText('Over a year that is $4,200 more than now.')).toBeVisible()
  fakeCalls.requestPlanChange.mockRejectedValueOnce(new StudioError('cen/seats-taken'))
  await userEvent.click(change)
  expect(await dialog.findByRole('alert')).toHaveTextContent('More seats are taken than that.')
  fakeCalls.requestPlanChange.mockRejectedValueOnce(new StudioError('cen/offline'))
  await userEvent.click(change)
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message),
  )
  await userEvent.dblClick(change)
  await waitFor(() => expect(host.calls.toasts).toEqual(['Your switch to the group plan is planned.']))
  const request = { newPlan: 'groupYearly', isStudent: false, seats: 12 }
  expect(fakeCalls.requestPlanChange.mock.calls.map(([sent]) => sent)).toEqual([request, request, request])
})

test('to a group that is planned can get another number of seats', async () => {
  stock(subscription())
  const planChangeRequest = { ...REQUEST, newPlan: 'groupYearly', seats: 4 }
  const { host } = openPlan({ planChangeRequest }, '?billing=yearly')
  expect((await region('Group')).getByText('4 seats: $1,600 a year')).toBeVisible()
  expect((await region('Group')).getByText(/under Change plan/)).toBeVisible()
  expect((await region('Your membership')).getByText(/begins with 4 seats: \$1,600 a year/)).toBeVisible()
  await userEvent.click(await button('Change plan'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
  const seats = await dialog.findByRole('textbox', { name: 'Seats' })
  expect(seats).toHaveValue('4')
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled()
  await userEvent.clear(seats)
  await userEvent.type(seats, '3')
  expect(dialog.getByText('This replaces your planned change to 4 seats.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
  await waitFor(() =>
    expect(host.calls.toasts).toEqual([
      'Your switch to the group plan is planned. The change to 4 seats is dropped.',
    ]),
  )
})

test('that is planned is chosen and marked, and is not asked for again', async () => {
  stock(subscription())
  openPlan({ planChangeRequest: { ...REQUEST, newPlan: 'groupYearly' } })
  expect((await region('Your membership')).getByText(/the group plan begins with 2 seats/)).toHaveTextContent(
    '2 seats: $800 a year, plus tax where it applies.',
  )
  await userEvent.click(await button('Change plan'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
  const group = dialog.getByRole('radio', { name: 'Group' })
  expect(group).toBeChecked()
  expect(group).toHaveAccessibleDescription(/^Planned/)
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled()
  expect(dialog.getByRole('radio', { name: 'Yearly' })).not.toHaveAccessibleDescription(/Planned/)
  await userEvent.click(dialog.getByRole('radio', { name: 'Yearly' }))
  expect(dialog.getByText('This replaces your planned change to the group plan.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeEnabled()
})

test('is marked on both cards while it is planned', async () => {
  stock(subscription())
  openPlan({ planChangeRequest: REQUEST }, '?billing=yearly')
  const next = await region('Individual')
  expect(next.getByText('Planned')).toBeVisible()
  expect(next.getByRole('button')).toHaveTextContent(`Starts on ${formatDay(PERIOD_END)}`)
  expect(next.getByRole('button')).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
  const own = await region('Individual')
  expect(own.getByText('Your plan')).toBeVisible()
  expect(own.getByRole('button')).toHaveTextContent(`Until ${formatDay(PERIOD_END)}`)
  expect(own.getByRole('button')).toBeDisabled()
})

test('that replaces another one says so before and after', async () => {
  stock(subscription())
  const { host } = openPlan({ planChangeRequest: REQUEST }, '?billing=monthly')
  // The record has the new change before the server has answered.
  fakeCalls.requestPlanChange.mockImplementation(async () => {
    const planChangeRequest = { ...REQUEST, newPlan: 'studentMonthly' }
    act(() => host.member.set(testMember({ planChangeRequest })))
  })
  await userEvent.click(await button('Switch to Student'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
  expect(dialog.getByText('This replaces your planned change to the yearly plan.')).toBeVisible()
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
  await waitFor(() =>
    expect(host.calls.toasts).toEqual([
      'Your switch to the student plan is planned. The change to the yearly plan is dropped.',
    ]),
  )
  expect(fakeCalls.requestPlanChange.mock.calls[0]?.[0]).toEqual({
    newPlan: 'studentMonthly',
    isStudent: true,
  })
})

test('that a cancellation would drop is named before the page of the provider is opened', async () => {
  stock(subscription())
  fakeCalls.createPortalLink.mockResolvedValue('https://pay.test/p/1')
  const { baseElement } = openPlan({ planChangeRequest: REQUEST })
  expect(
    (await region('Your membership')).getByText(/If you cancel your membership before then/),
  ).toBeVisible()
  await userEvent.click(await button('Cancel membership'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel membership?' }))
  expect(dialog.getByText(/Your change to the yearly plan on/)).toHaveTextContent(
    'is dropped, also if you resume your membership later.',
  )
  expect(await axe(baseElement)).toHaveNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep everything' }))
  expect(fakeCalls.createPortalLink).not.toHaveBeenCalled()
  await userEvent.click(await button('Cancel membership'))
  await userEvent.click(await button('Continue'))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('https://pay.test/p/1'))
})

test('a planned number of seats that a cancellation would drop is named, too', async () => {
  const plannedSeats = { seats: 4, at: PERIOD_END }
  stock(subscription({ plan: 'groupYearly', quantity: 2, plannedSeats }))
  openPlan()
  await userEvent.click(await button('Cancel membership'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel membership?' }))
  expect(dialog.getByText(/Your change to 4 seats on/)).toHaveTextContent(
    'is dropped, also if you resume your membership later.',
  )
})

test('that a cancellation has dropped is named after it, and after resuming until it is read', async () => {
  const droppedPlanChange = { newPlan: 'yearly', plannedFor: PERIOD_END }
  stock(subscription({ cancelAtPeriodEnd: true }))
  const { unmount } = openPlan({ droppedPlanChange })
  const card = await region('Your membership')
  expect(card.getByText(/Your change to the yearly plan/)).toHaveTextContent(
    `planned for ${formatDay(PERIOD_END)}, was dropped when the membership was canceled. If you resume, you stay on the monthly plan.`,
  )
  act(() => stock(subscription()))
  expect(card.getByText(/Your membership continues with the monthly plan/)).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Dismiss' }))
  expect(card.queryByText('Your plan change was dropped')).not.toBeInTheDocument()
  unmount()
  openPlan({ droppedPlanChange })
  await button('Manage membership')
  expect(screen.queryByText('Your plan change was dropped')).not.toBeInTheDocument()
})
