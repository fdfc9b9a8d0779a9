import { fakeCatalogue, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { FAILED, LOADING, openAsNewcomer, openPlan, region } from '../../testing/openPlan.tsx'
import { stock } from '../../testing/planFixtures.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

test('are side by side with their prices, by billing interval', async () => {
  stock()
  const { container, router } = openAsNewcomer()
  expect(await screen.findByRole('radio', { name: 'Yearly' })).toBeChecked()
  // The heading of the page that was still loading is another element.
  expect(screen.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Yearly' })).toHaveAccessibleDescription('Save 20%')
  expect((await region('Individual')).getByText('$480')).toBeVisible()
  expect((await region('Individual')).getByText('$40 a month, billed once a year')).toBeVisible()
  const group = await region('Group')
  expect(group.getByText('per seat a year', { exact: false })).toBeVisible()
  expect(group.getByText('2 seats minimum: $800 a year')).toBeVisible()
  expect(group.getByText('You set the seats when you pay')).toBeVisible()
  expect(screen.getByText(/Prices do not include tax/)).toBeVisible()
  expect(screen.getByText(/promotion code/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()

  await choose('Monthly')
  expect((await region('Individual')).getByText('$50')).toBeVisible()
  expect((await region('Student')).getByText('$20')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Group' })).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?billing=monthly')
})

test.each([
  [true, 1],
  [false, 0],
])('list the coach for members who may use it: %s', async (hasVCAccess, lines) => {
  stock()
  openPlan({ accessType: 'NEVER_SUBSCRIBED', globalConfig: { hasVCAccess } })
  const card = await region('Individual')
  expect(card.queryAllByText('Sia: a coach for your study')).toHaveLength(lines)
})

test('of the other billing interval are named, and a press away', async () => {
  stock()
  const { container } = openAsNewcomer('?billing=monthly')
  expect((await region('Plans')).getByText('Group is billed yearly.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Show yearly plans' }))
  expect(await region('Group')).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  expect(screen.getByText('Student is billed monthly.')).toBeVisible()
  // The way back is the same button, which still has the focus.
  expect(screen.getByRole('button', { name: 'Show monthly plans' })).toHaveFocus()
})

test('can be linked to', async () => {
  stock()
  openAsNewcomer('?billing=monthly')
  expect(await screen.findByRole('radio', { name: 'Monthly' })).toBeChecked()
})

test('have a place while they are loaded, and are loaded again after a failure', async () => {
  stock()
  fakeCatalogue.set(LOADING)
  openAsNewcomer()
  expect(await screen.findByText('Loading the plans')).toBeInTheDocument()
  expect(screen.getByText('Loading your membership')).toBeInTheDocument()
  act(() => fakeCatalogue.set(FAILED))
  expect(screen.getByRole('alert')).toHaveTextContent('The plans could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(FAILED.refetch).toHaveBeenCalled()
})

test('may be none', async () => {
  fakeCatalogue.set(loaded([]))
  const { container } = openAsNewcomer()
  expect(await screen.findByRole('heading', { name: 'No plans at the moment' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})
