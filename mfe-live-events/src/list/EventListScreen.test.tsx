import {
  fakeCalls,
  fakeEvents,
  fakeEventsInfo,
  fakeRegistrations,
  loaded,
  resetFakeData,
} from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { EventId, RegistrationState } from '@outcome-studio/shared/domain/events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { IDA, openEvents, pass, setEvents, setInstructors, setRegistration } from '../testing/openEvents.tsx'
import { DAY, HOUR, MINUTE, NOW, testEvent } from '../testing/testEvents.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  resetFakeData()
  jest.useFakeTimers({ now: NOW })
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
})
afterEach(() => jest.useRealTimers())

const topics = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)
const row = (topic: string) => {
  const item = screen.getByRole('link', { name: topic }).closest('li')
  if (item === null) throw new Error(`${topic} is in no list.`)
  return within(item)
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Live Events' })
/** axe itself waits on timers. */
async function expectAccessible(container: Element) {
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
}

test('lists upcoming events by day in the zone of the member, past ones the latest first', async () => {
  setEvents(
    testEvent('older', -9 * DAY),
    testEvent('old', -2 * DAY, { vimeoId: '1' }),
    testEvent('soon', 30 * MINUTE),
    testEvent('later', 5 * HOUR),
    testEvent('next', 2 * DAY, { timezone: 'Asia/Kolkata' }),
  )
  const { container, router } = openEvents()
  await heading()
  expect(topics()).toEqual(['Topic soon', 'Topic later', 'Topic next'])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Tuesday, March 10, 2026',
    'Thursday, March 12, 2026',
  ])
  expect(row('Topic later').getByText('2:00 PM')).toHaveTextContent('2:00 PM EDT')
  expect(row('Topic later').queryByText(/at the event/)).not.toBeInTheDocument()
  expect(row('Topic next').queryByText(/at the event/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Topic soon' })).toHaveAttribute('href', '/live-events/soon')

  await user.click(screen.getByRole('tab', { name: 'Past' }))
  expect(topics()).toEqual(['Topic old', 'Topic older'])
  expect(row('Topic old').getByText('Recording')).toBeVisible()
  expect(row('Topic older').getByText('Ended')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(topics()).toEqual(['Topic soon', 'Topic later', 'Topic next'])
  await expectAccessible(container)
})

test('an event shows who leads it and on which day it is; a recording has a picture that loads nothing', async () => {
  setInstructors({ ...IDA, photoUrl: 'data:image/jpeg;base64,aWRh' })
  setEvents(
    testEvent('a', 2 * HOUR, { instructor: 'ida' }),
    testEvent('b', DAY),
    testEvent('c', 300 * DAY),
    testEvent('old', -DAY, { instructor: 'ida', vimeoId: '1' }),
  )
  const { container } = openEvents()
  await heading()
  expect(row('Topic a').getByText('Ida Instructor')).toBeVisible()
  expect([...container.querySelectorAll('li img')].map((image) => image.getAttribute('src'))).toEqual([
    'data:image/jpeg;base64,aWRh',
  ])
  expect(screen.getByText('Today')).toBeInTheDocument()
  expect(screen.getByText('Tomorrow')).toBeInTheDocument()
  expect(screen.getByText('Jan 2027')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Past' }))
  expect(row('Topic old').getByText('Ida Instructor')).toBeVisible()
  expect(container.querySelector('li img')).toBeNull()
})

test('an event counts down, is live and moves to the past without a reload', async () => {
  setEvents(testEvent('one', 65 * MINUTE, { vimeoId: '7' }))
  openEvents()
  await heading()
  expect(row('Topic one').queryByText(/Starts in/)).not.toBeInTheDocument()
  await pass(5 * MINUTE)
  expect(row('Topic one').getByText('Starts in 1 hour')).toBeVisible()
  await pass(20 * MINUTE)
  expect(row('Topic one').getByText('Starts in 40 minutes')).toBeVisible()
  await pass(39 * MINUTE + 30_000)
  expect(row('Topic one').getByText('Starts in less than a minute')).toBeVisible()
  await pass(30_000)
  expect(row('Topic one').getByText('Live now')).toBeVisible()
  await pass(60 * MINUTE)
  expect(screen.getByRole('heading', { name: 'No upcoming events' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'See past events' }))
  expect(row('Topic one').getByText('Recording')).toBeVisible()
})

test('a cancelled event says so where it would have been', async () => {
  setEvents(testEvent('one', DAY, { state: 'cancelled' }))
  openEvents()
  await heading()
  expect(row('Topic one').getByText('Canceled')).toBeVisible()
})

test('a search leads nobody back who has followed a link by then', async () => {
  setEvents(testEvent('a', DAY))
  const { router } = openEvents()
  await heading()
  await user.type(screen.getByRole('searchbox', { name: 'Find an event' }), 'topic')
  // On a slow device the list is shown until the next page has loaded, although the address is that of the page.
  window.history.pushState(null, '', '/live-events/a')
  await pass(1_000)
  expect(router.state.location.search).toBe('')
  window.history.replaceState(null, '', '/')
})

test('filters are in the address, lead back, and can be cleared', async () => {
  setInstructors(IDA)
  setRegistration('a', { kind: 'registered', joinURL: 'https://zoom.test/a' })
  setEvents(
    testEvent('a', DAY, { topic: 'Jobs für Anfänger', category: 'Basics', instructor: 'ida' }),
    testEvent('b', 2 * DAY, { category: 'Practice' }),
    testEvent('c', 40 * DAY, { category: 'Basics' }),
  )
  const { router, container } = openEvents('?category=Basics')
  await heading()
  expect(topics()).toEqual(['Jobs für Anfänger', 'Topic c'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Within 30 days')
  expect(topics()).toEqual(['Jobs für Anfänger'])
  await act(() => router.navigate(-1))
  expect(topics()).toEqual(['Jobs für Anfänger', 'Topic c'])

  await user.type(screen.getByRole('searchbox', { name: 'Find an event' }), 'anfanger ida')
  expect(topics()).toEqual(['Jobs für Anfänger'])
  await pass(500)
  expect(router.state.location.search).toBe('?category=Basics&q=anfanger+ida')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Practice')
  expect(topics()).toEqual([])
  expect(screen.getByRole('heading', { name: 'No events match your filters' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 events')
  expect(
    screen
      .getByRole('status')
      .compareDocumentPosition(screen.getByRole('heading', { name: /^No events match/ })),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(topics()).toHaveLength(3)
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(router.state.location.search).toBe('')

  await user.selectOptions(screen.getByRole('combobox', { name: 'Instructor' }), 'Ida Instructor')
  expect(topics()).toEqual(['Jobs für Anfänger'])
  await expectAccessible(container)
})

test('a tab has the events to come that the member registered for or waits for', async () => {
  fakeRegistrations.set(
    loaded(
      new Map<EventId, RegistrationState>([
        ['a' as EventId, { kind: 'registered', joinURL: 'https://zoom.test/a' }],
        ['b' as EventId, { kind: 'waitlisted', position: 2 }],
        ['c' as EventId, { kind: 'waiting' }],
        ['d' as EventId, { kind: 'denied' }],
        ['old' as EventId, { kind: 'registered', joinURL: 'https://zoom.test/old' }],
      ]),
    ),
  )
  setEvents(
    ...['a', 'b', 'c', 'd', 'e'].map((id, at) => testEvent(id, (at + 1) * DAY)),
    testEvent('old', -DAY),
  )
  const { router, container } = openEvents()
  await heading()
  expect(topics()).toHaveLength(5)
  await user.click(screen.getByRole('tab', { name: 'Registered' }))
  expect(router.state.location.search).toBe('?show=registered')
  expect(topics()).toEqual(['Topic a', 'Topic b', 'Topic c'])
  expect(row('Topic a').getByText('Registered')).toBeVisible()
  expect(row('Topic b').getByText('On the waitlist')).toBeVisible()
  expect(row('Topic c').getByText('Awaiting approval')).toBeVisible()
  act(() => fakeRegistrations.set(loaded(new Map())))
  expect(screen.getByRole('heading', { name: 'You are not registered for an event' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'See upcoming events' }))
  expect(topics()).toHaveLength(5)
  await expectAccessible(container)
})

test('a full event says so, unless the member has a place or it is over', async () => {
  setRegistration('mine', { kind: 'registered', joinURL: 'https://zoom.test/a' })
  const full = { isFull: true }
  setEvents(testEvent('full', DAY, full), testEvent('mine', DAY, full), testEvent('old', -DAY, full))
  openEvents()
  await heading()
  expect(row('Topic full').getByText('Full')).toBeVisible()
  expect(row('Topic mine').queryByText('Full')).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Past' }))
  expect(row('Topic old').queryByText('Full')).not.toBeInTheDocument()
})

test('an instructor of the address who is not listed is shown, and can be cleared', async () => {
  setInstructors(IDA)
  setEvents(testEvent('a', DAY, { instructor: 'gone' }), testEvent('b', DAY, { instructor: 'ida' }))
  const { router } = openEvents('?instructor=gone')
  await heading()
  expect(topics()).toEqual(['Topic a'])
  const instructor = screen.getByRole('combobox', { name: 'Instructor' })
  expect(instructor).toHaveDisplayValue('Unknown instructor')
  await user.selectOptions(instructor, 'All instructors')
  expect(router.state.location.search).toBe('')
  expect(topics()).toEqual(['Topic a', 'Topic b'])
})

test('the arrow keys move between the tabs', async () => {
  setEvents(testEvent('a', -DAY))
  openEvents()
  await heading()
  await user.click(screen.getByRole('tab', { name: 'Upcoming' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Registered', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Past' })).toHaveFocus()
  expect(screen.getByRole('tab', { name: 'Past', selected: true })).toBeVisible()
  expect(topics()).toEqual(['Topic a'])
})

test('tools admins can preview unpublished events, others cannot, whatever the address says', async () => {
  setEvents(testEvent('a', DAY), testEvent('b', DAY, { status: 'unpublished' }))
  const { unmount } = openEvents('?unpublished=yes')
  await heading()
  expect(topics()).toEqual(['Topic a'])
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  unmount()
  openEvents('', { toolsAdmin: true })
  await heading()
  expect(topics()).toEqual(['Topic a'])
  await user.click(screen.getByRole('switch', { name: 'Show unpublished' }))
  expect(topics()).toEqual(['Topic a', 'Topic b'])
  expect(row('Topic b').getByText('Unpublished')).toBeVisible()
})

test('the admin view is linked for tools admins alone', async () => {
  setEvents(testEvent('a', DAY))
  const { unmount } = openEvents()
  await heading()
  expect(screen.queryByRole('link', { name: /Admin/ })).not.toBeInTheDocument()
  unmount()
  const { container } = openEvents('', { toolsAdmin: true })
  await heading()
  const link = screen.getByRole('link', { name: 'Live Events Admin' })
  expect(link).toHaveAttribute('href', '/live-events-admin')
  await expectAccessible(container)
})

test('says that there are no events, in both tabs', async () => {
  const { container } = openEvents()
  expect(await screen.findByRole('heading', { name: 'No upcoming events' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Past' }))
  expect(screen.getByRole('heading', { name: 'No past events yet' })).toBeVisible()
  await expectAccessible(container)
})

test('says that it loads, that it takes long, and that it is offline, and tries again', async () => {
  const refetch = jest.fn()
  fakeEvents.set({ data: undefined, error: null, isPending: true, refetch })
  const { container } = openEvents()
  expect(await screen.findByText('Loading the events')).toBeInTheDocument()
  await pass(6_000)
  expect(screen.getByText(/taking longer than usual/)).toBeVisible()
  act(() =>
    fakeEvents.set({ data: undefined, error: new StudioError('cen/offline'), isPending: false, refetch }),
  )
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.queryByText(/taking longer/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalled()
  act(() =>
    fakeEvents.set({
      data: [testEvent('a', DAY)],
      error: new StudioError('cen/offline'),
      isPending: false,
      refetch,
    }),
  )
  expect(screen.getByRole('alert')).toHaveTextContent(/may be out of date/)
  expect(topics()).toEqual(['Topic a'])
  await expectAccessible(container)
})

test('tells from when the events are while they cannot be updated', async () => {
  fakeEventsInfo.set(loaded({ instructors: [], syncedAt: '2026-03-09T14:05:00.000Z', syncFailing: true }))
  openEvents()
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Events were last updated on Monday, March 9, 2026 at 10:05 AM; changes since then may be missing.',
  )
})

test('of 500 events to come the next 50 are listed and searched, the others on demand', async () => {
  setEvents(...Array.from({ length: 500 }, (_, index) => testEvent(`n${index}`, DAY + index * HOUR)))
  const { container } = openEvents()
  await heading()
  const links = () => [...container.querySelectorAll('li a')].map(({ textContent }) => textContent)
  const names = Array.from({ length: 500 }, (_, index) => `Topic n${index}`)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The next 50 events'))
  await waitFor(() => expect(links()).toEqual(names.slice(0, 50)))

  await user.type(screen.getByRole('searchbox'), 'topic')
  expect(screen.getByRole('status')).toHaveTextContent('The next 50 events')
  expect(links()).toEqual(names.slice(0, 20))
  await pass(300)
  expect(links()).toEqual(names.slice(0, 50))
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'n77')
  expect(screen.getByRole('heading', { name: 'None of the loaded events match your filters' })).toBeVisible()
  expect(screen.getByText('Search and filters cover only the events that are loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(links()).toEqual(['Topic n77'])
  expect(screen.getByRole('status')).toHaveTextContent('1 of the next 100 events')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)

  await user.clear(screen.getByRole('searchbox'))
  await pass(300)
  expect(links()).toEqual(names.slice(0, 100))
})

test('past events are shown in pages, and the focus goes on with the first new one', async () => {
  setEvents(
    ...Array.from({ length: 45 }, (_, index) => testEvent(`n${index}`, -DAY - index * HOUR)).reverse(),
  )
  const { container } = openEvents('?show=past')
  await heading()
  const names = Array.from({ length: 45 }, (_, index) => `Topic n${index}`)
  await waitFor(() => expect(topics()).toEqual(names.slice(0, 20)))
  expect(screen.getByRole('status')).toHaveTextContent('The latest 20 events')
  expect(screen.queryByText(/^Search and filters/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(topics()).toEqual(names.slice(0, 40))
  expect(screen.getByRole('link', { name: 'Topic n20' })).toHaveFocus()
  screen.getByRole('button', { name: 'Show more' }).focus()
  await user.keyboard('{Enter}')
  expect(topics()).toEqual(names)
  expect(screen.getByRole('status')).toHaveTextContent('45 events')
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Topic n40' })).toHaveFocus()
  await expectAccessible(container)
})

test('a page that fails leaves the events, says why, and is tried again', async () => {
  setEvents(
    ...Array.from({ length: 30 }, (_, index) => testEvent(`n${index}`, -DAY - index * HOUR)).reverse(),
  )
  openEvents('?show=past')
  await heading()
  fakeCalls.loadPastEvents.mockReturnValueOnce(new StudioError('cen/offline'))
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(screen.getByRole('alert')).toHaveTextContent(/^More events could not be loaded\. ./)
  expect(topics()).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(topics()).toHaveLength(30)
  expect(screen.getByRole('link', { name: 'Topic n20' })).toHaveFocus()
})

test('the own events are all found, however many others take place before', async () => {
  setRegistration('n130', { kind: 'registered', joinURL: 'https://zoom.test/a' })
  setEvents(...Array.from({ length: 140 }, (_, index) => testEvent(`n${index}`, DAY + index * HOUR)))
  openEvents('?show=registered')
  await heading()
  await waitFor(() => expect(topics()).toEqual(['Topic n130']))
  expect(screen.getByRole('status')).toHaveTextContent('1 event')
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})
