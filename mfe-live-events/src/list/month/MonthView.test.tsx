import { fakeCalls, fakeRegistrations, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { openEvents, setEvents, setRegistration } from '../../testing/openEvents.tsx'
import { DAY, HOUR, NOW, testEvent } from '../../testing/testEvents.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const setWide = (matches: boolean) => void Object.assign(globalThis, { matchMedia: () => ({ matches }) })

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  resetFakeData()
  fakeRegistrations.set(loaded(new Map()))
  setWide(true)
  jest.useFakeTimers({ now: NOW })
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'matchMedia')
})

const calendar = (name: string) => screen.findByRole('table', { name: `Events in ${name}` })
const topics = () =>
  screen
    .queryAllByRole('link')
    .map(({ title }) => title)
    .filter(Boolean)
const cellOf = (topic: string) => {
  const cell = screen.getByTitle(topic).closest('td')
  if (cell === null) throw new Error(`${topic} is on no day.`)
  return within(cell)
}

test('shows the events of a month on their days in the zone of the member', async () => {
  setEvents(
    testEvent('late', 11 * HOUR),
    // The day before in New York.
    testEvent('india', 2 * DAY - 10 * HOUR, { timezone: 'Asia/Kolkata' }),
    testEvent('early', 8 * HOUR),
    testEvent('april', 25 * DAY),
    testEvent('off', 3 * DAY, { state: 'cancelled' }),
  )
  setRegistration('late', { kind: 'registered', joinURL: 'https://zoom.test/a' })
  const { container, router } = openEvents()
  await user.click(await screen.findByRole('button', { name: 'Show as a month' }))
  expect(router.state.location.search).toBe('?view=month')
  await calendar('March 2026')
  expect(topics()).toEqual(['Topic early', 'Topic late', 'Topic india', 'Topic off', 'Topic april'])
  expect(cellOf('Topic early').getByText('10')).toBeVisible()
  expect(cellOf('Topic india').getByText('11')).toBeVisible()
  expect(screen.getByRole('link', { name: '8:00 PM Topic late , registered' })).toHaveAttribute(
    'href',
    '/live-events/late',
  )
  expect(screen.getByRole('link', { name: /Topic off , canceled/ })).toBeVisible()
  expect(screen.getAllByRole('columnheader')).toHaveLength(7)
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
})

test('other months are in the address and lead back; the filters apply', async () => {
  setEvents(
    testEvent('a', DAY, { category: 'Basics' }),
    testEvent('b', DAY),
    testEvent('c', 60 * DAY, { category: 'Basics' }),
  )
  const { router } = openEvents('?view=month&category=Basics')
  await calendar('March 2026')
  expect(topics()).toEqual(['Topic a'])
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(router.state.location.search).toBe('?view=month&category=Basics&month=2026-05')
  expect(topics()).toEqual(['Topic c'])
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(screen.getByRole('heading', { name: /^April 2026 ?, no events$/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'This month' }))
  expect(topics()).toEqual(['Topic a'])
  await user.click(screen.getByRole('button', { name: 'Show as a list' }))
  expect(router.state.location.search).toBe('?category=Basics')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('begins with the month of the first event', async () => {
  setEvents(testEvent('a', 60 * DAY))
  openEvents('?view=month')
  await calendar('May 2026')
  expect(topics()).toEqual(['Topic a'])
})

test('loads events until the month is complete, also backward', async () => {
  setEvents(
    ...Array.from({ length: 70 }, (_none, at) => testEvent(`n${at}`, -DAY - at * 12 * HOUR)).reverse(),
  )
  openEvents('?show=past&view=month&month=2026-02')
  await calendar('February 2026')
  await waitFor(() => expect(topics()).toContain('Topic n69'))
})

test('a failure while the month is completed is not asked for again by itself', async () => {
  setEvents(
    ...Array.from({ length: 70 }, (_none, at) => testEvent(`n${at}`, -DAY - at * 12 * HOUR)).reverse(),
  )
  fakeCalls.loadPastEvents.mockReturnValueOnce(new StudioError('cen/offline'))
  openEvents('?show=past&view=month&month=2026-02')
  await calendar('February 2026')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^More events could not be loaded/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(topics()).toContain('Topic n60'))
})

test('a narrow window has the list alone', async () => {
  setWide(false)
  setEvents(testEvent('a', DAY))
  openEvents('?view=month')
  expect(await screen.findByRole('link', { name: 'Topic a' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show as a month' })).not.toBeInTheDocument()
})
