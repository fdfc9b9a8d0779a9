import {
  fakeCalls,
  fakeEventProgress,
  fakeEvents,
  fakeRegistrations,
  loaded,
  resetFakeData,
  signedIn,
} from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { EventId, RegistrationFailure } from '@outcome-studio/shared/domain/events'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { FAILURE_TEXTS } from '../registration/registrationText.ts'
import { IDA, openEvents, pass, setEvents, setInstructors, setRegistration } from '../testing/openEvents.tsx'
import { DAY, HOUR, MINUTE, NOW, testEvent } from '../testing/testEvents.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  resetFakeData()
  signedIn(testMember())
  jest.useFakeTimers({ now: NOW })
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
})
afterEach(() => jest.useRealTimers())

const topic = (name = 'Topic one') => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole('button', { name })
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
const LINK = 'https://zoom.test/w/1?tk=mine'
const registered = () => setRegistration('one', { kind: 'registered', joinURL: LINK })
const noRegistration = () => fakeRegistrations.set(loaded(new Map()))
/** axe itself waits on timers. */
async function expectAccessible(container: Element) {
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
}

test('shows an agenda that Zoom sends as HTML as text, with lists and addresses', async () => {
  setEvents(
    testEvent('one', 2 * DAY, {
      agenda:
        '<p>Don&rsquo;t miss <a href="https://x.test/slides">the slides</a></p><ul><li>Jobs</li><li>Q&amp;A</li></ul> Use <name>.',
    }),
  )
  const { container } = openEvents('/one')
  expect(await screen.findByText(/Don’t miss the slides/)).toBeVisible()
  expect(container.textContent).toContain('• Jobs\n• Q&A\n\nUse <name>.')
  expect(screen.getByRole('link', { name: /^https:\/\/x\.test\/slides/ })).toHaveAttribute(
    'href',
    'https://x.test/slides',
  )
})

test('shows topic, agenda, instructor, duration and the times in both zones', async () => {
  setInstructors(IDA)
  setEvents(
    testEvent('one', 2 * DAY, {
      agenda: 'First line\nSee https://x.test/a <script>alert(1)</script>',
      instructor: 'ida',
      category: 'Basics',
      duration: 90,
      timezone: 'Asia/Kolkata',
    }),
  )
  const { container } = openEvents('/one')
  await topic()
  expect(screen.getByText('Thursday, March 12, 2026')).toBeVisible()
  expect(screen.getByText('9:00 AM – 10:30 AM')).toBeVisible()
  expect(screen.getByText('Eastern Daylight Time')).toBeVisible()
  expect(screen.getByText('6:30 PM India Standard Time')).not.toBeVisible()
  await user.click(screen.getByText('In the event’s time zone'))
  expect(screen.getByText('6:30 PM India Standard Time')).toBeVisible()
  expect(screen.getByText('1 hour 30 minutes')).toBeVisible()
  expect(screen.getByText(/First line\s+See/)).toBeVisible()
  const link = screen.getByRole('link', { name: /^https:\/\/x\.test\/a/ })
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(container.querySelector('script')).toBeNull()
  const instructor = within(screen.getByRole('region', { name: 'Ida Instructor' }))
  expect(instructor.getByText('Teaches since 2001.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/live-events')
  await expectAccessible(container)
})

test('never requests a photo of an instructor from another site', async () => {
  setInstructors({ ...IDA, photoUrl: 'https://elsewhere.test/ida.png' })
  setEvents(testEvent('one', DAY, { instructor: 'ida' }))
  const { container } = openEvents('/one')
  await topic()
  expect(screen.getByRole('region', { name: 'Ida Instructor' })).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

test('a press registers once, however often it is pressed, until the server answers', async () => {
  setEvents(testEvent('one', DAY))
  openEvents('/one')
  await topic()
  const stored = Promise.withResolvers<void>()
  fakeCalls.register.mockReturnValue(stored.promise)
  await user.dblClick(button('Register'))
  await user.click(button('Register'))
  expect(fakeCalls.register).toHaveBeenCalledTimes(1)
  expect(fakeCalls.register).toHaveBeenCalledWith(expect.objectContaining({ documentId: 'one' }), {
    waitlist: false,
    answers: {},
  })
  await act(async () => stored.resolve())
  act(() => setRegistration('one', { kind: 'requested' }))
  expect(screen.getByText('We are registering you at Zoom…')).toBeVisible()
  noButton('Register')
  await pass(20_000)
  expect(screen.getByText(/taking longer than usual/)).toBeVisible()
  act(registered)
  expect(screen.getByText(/You are registered. The link to join appears here ten minutes/)).toBeVisible()
  expect(screen.getByText('Registered')).toBeVisible()
})

test('Join is offered to registered members from ten minutes before the start until the end', async () => {
  registered()
  setEvents(testEvent('one', HOUR))
  const { container } = openEvents('/one')
  await topic()
  await pass(50 * MINUTE - 1_000)
  expect(screen.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument()
  await pass(1_000)
  const join = screen.getByRole('link', { name: 'Join' })
  expect(join).toHaveAttribute('href', LINK)
  expect(join).toHaveAttribute('rel', 'noopener noreferrer')
  await pass(69 * MINUTE)
  expect(screen.getByRole('link', { name: 'Join' })).toBeVisible()
  await pass(MINUTE)
  expect(screen.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument()
  expect(screen.getByText(/This event is over/)).toBeVisible()
  noButton('Cancel registration')
  await expectAccessible(container)
})

test('a cancellation can be undone for ten seconds', async () => {
  registered()
  setEvents(testEvent('one', DAY))
  const { host } = openEvents('/one')
  await topic()
  await user.click(button('Cancel registration'))
  expect(fakeCalls.cancelRegistration).toHaveBeenCalledWith('one')
  act(noRegistration)
  expect(host.calls.events).toEqual(['event_registration'])
  expect(screen.getByText('Your registration for “Topic one” was canceled.')).toBeVisible()
  expect(button('Undo')).toHaveFocus()
  await user.click(button('Undo'))
  expect(fakeCalls.register).toHaveBeenCalledTimes(1)
  act(() => setRegistration('one', { kind: 'requested' }))
  expect(host.calls.toasts).toEqual([])
  act(registered)
  noButton('Undo')
  expect(host.calls.toasts).toEqual(['Your registration for “Topic one” is restored.'])

  await user.click(button('Cancel registration'))
  act(noRegistration)
  expect(button('Undo')).toBeVisible()
  await pass(10_000)
  noButton('Undo')
  expect(button('Register')).toBeVisible()
})

test('each cancellation can be undone for ten seconds, also one shortly after another', async () => {
  registered()
  setEvents(testEvent('one', DAY))
  openEvents('/one')
  await topic()
  await user.click(button('Cancel registration'))
  act(noRegistration)
  await pass(8_000)
  await user.click(button('Undo'))
  act(registered)

  await user.click(button('Cancel registration'))
  act(noRegistration)
  await pass(9_000)
  expect(button('Undo')).toBeVisible()
  await pass(1_000)
  noButton('Undo')
})

const FAILURES = Object.keys(FAILURE_TEXTS) as RegistrationFailure[]

test.each(FAILURES)('the failure %s is explained, with a way on', async (failure) => {
  setRegistration('one', { kind: 'failed', failure })
  setEvents(testEvent('one', DAY))
  const { container } = openEvents('/one')
  await topic()
  if (failure === 'emailNotConfirmed') {
    expect(button('Send the email again')).toBeVisible()
    return
  }
  const { text, wayOut } = FAILURE_TEXTS[failure]
  expect(screen.getByText(text)).toBeVisible()
  if (wayOut !== 'others') {
    await user.click(button(wayOut === 'retry' ? 'Try again' : 'Join the waitlist'))
    const wish = expect.objectContaining({ waitlist: wayOut === 'waitlist' })
    expect(fakeCalls.register).toHaveBeenCalledWith(expect.anything(), wish)
  } else {
    expect(screen.getByRole('link', { name: 'See other events' })).toHaveAttribute('href', '/live-events')
  }
  await expectAccessible(container)
})

test('an event that the host approves says what the host decided', async () => {
  setRegistration('one', { kind: 'waiting' })
  setEvents(testEvent('one', DAY, { approval: 'manual' }))
  openEvents('/one')
  await topic()
  expect(screen.getByText(/The host decides who can join/)).toBeVisible()
  expect(button('Cancel registration')).toBeVisible()
  act(() => setRegistration('one', { kind: 'denied', reason: 'It is for teachers.' }))
  expect(screen.getByText(/The host wrote: “It is for teachers.”/)).toBeVisible()
  act(() => setRegistration('one', { kind: 'denied' }))
  expect(screen.getByText('The host did not accept your registration.')).toBeVisible()
  noButton('Register')
})

test('an event without registration is joined by everybody', async () => {
  setEvents(testEvent('one', HOUR, { approval: 'none', joinURL: 'https://zoom.test/j/1' }))
  openEvents('/one')
  await topic()
  expect(screen.getByText(/You need no registration/)).toBeVisible()
  noButton('Register')
  await pass(50 * MINUTE)
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', 'https://zoom.test/j/1')
})

test('a registration that cannot be stored says why, and is tried again', async () => {
  setEvents(testEvent('one', DAY))
  openEvents('/one')
  await topic()
  fakeCalls.register.mockRejectedValueOnce(new StudioError('cen/offline'))
  await user.click(button('Register'))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(button('Try again'))
  expect(fakeCalls.register).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('members without access see everything, and are offered the membership on registering', async () => {
  setEvents(testEvent('one', DAY))
  const { host } = openEvents('/one', { unrestricted: false })
  await topic()
  await user.click(button('Register'))
  expect(host.calls.modals).toEqual(['membershipRequired'])
  expect(fakeCalls.register).not.toHaveBeenCalled()
})

test('without access, links and recordings are offered with the membership, and their addresses are not read', async () => {
  setEvents(testEvent('one', 5 * MINUTE, { approval: 'none', joinURL: 'https://zoom.test/j/1' }))
  const { container, host } = openEvents('/one', { unrestricted: false })
  await topic()
  expect(screen.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument()
  await user.click(button('Join'))
  expect(host.calls.modals).toEqual(['membershipRequired'])
  expect(container.innerHTML).not.toContain('zoom.test')
})

test('without access, a recording is announced', async () => {
  setEvents(testEvent('one', -DAY, { vimeoId: '76979871' }))
  const { container, host } = openEvents('/one', { unrestricted: false })
  await topic()
  expect(screen.getByText('Recordings are part of the membership.')).toBeVisible()
  await user.click(button('Watch recording'))
  expect(host.calls.modals).toEqual(['membershipRequired'])
  expect(container.innerHTML).not.toContain('76979871')
  await expectAccessible(container)
})

test('prerequisites lead to known places, and are ticked by the member', async () => {
  fakeEventProgress.set(loaded(new Map([['one' as EventId, { done: ['preModule'] as const, position: 0 }]])))
  setEvents(
    testEvent('one', DAY, { preCourse: 'jobs/intro', preModule: 'Needs', preTool: '/outcome-validation' }),
  )
  const { container, host } = openEvents('/one')
  await topic()
  const box = (name: string) => screen.getByRole('checkbox', { name })
  expect(box('Work through “Needs”')).toBeChecked()
  expect(screen.getByRole('link', { name: /Open the course on the training site/ })).toHaveAttribute(
    'href',
    'https://www.outcome-studio.example/training/jobs/intro',
  )
  expect(screen.getByRole('link', { name: 'Open Outcome Validation' })).toHaveAttribute(
    'href',
    '/outcome-validation',
  )
  await user.click(box('Take the course'))
  expect(box('Take the course')).toBeChecked()
  const change = fakeCalls.saveEventProgress.mock.calls[0]?.[1]
  expect(change?.({ done: ['preModule'], position: 7 })).toEqual({
    done: ['preCourse', 'preModule'],
    position: 7,
  })
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const stored = Promise.withResolvers<void>()
  fakeCalls.saveEventProgress.mockReturnValueOnce(stored.promise)
  await user.click(box('Try Outcome Validation'))
  expect(leave()).toBe(false)
  await act(async () => stored.reject(new StudioError('cen/offline')))
  expect(leave()).toBe(true)
  await waitFor(() => expect(box('Try Outcome Validation')).not.toBeChecked())
  expect(host.calls.errors).toHaveLength(1)
  await expectAccessible(container)
})

test('a course opens on the training site of the configuration', async () => {
  fakeCalls.trainingSite.mockReturnValue('https://learn.test/courses/')
  setEvents(testEvent('one', DAY, { preCourse: '/jobs/intro' }))
  openEvents('/one')
  await topic()
  expect(screen.getByRole('link', { name: /Open the course on the training site/ })).toHaveAttribute(
    'href',
    'https://learn.test/courses/jobs/intro',
  )
})

test.each(['//evil.test', '/unknown', 'https://evil.test', '/outcome-validation-admin'])(
  'the tool %s is no area, and not offered',
  async (preTool) => {
    setEvents(testEvent('one', DAY, { preTool, preCourse: '../../phish' }))
    openEvents('/one')
    await topic()
    expect(screen.queryByRole('link', { name: /^Open/ })).not.toBeInTheDocument()
  },
)

test('a cancelled event says so and offers nothing', async () => {
  registered()
  setEvents(testEvent('one', DAY, { state: 'cancelled' }))
  const { container } = openEvents('/one')
  await topic()
  expect(screen.getByText('This event was canceled and won’t take place.')).toBeVisible()
  for (const name of ['Register', 'Cancel registration', 'Add to calendar']) noButton(name)
  await expectAccessible(container)
})

test.each(['/nowhere', '/one/more'])('there is no event at %s', async (path) => {
  setEvents(testEvent('one', DAY, { status: 'unpublished' }))
  const { container } = openEvents(path)
  expect(await screen.findByRole('heading', { name: 'There is no event here' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/live-events')
  await expectAccessible(container)
})

test('an unpublished event is shown to tools admins alone', async () => {
  setEvents(testEvent('one', DAY, { status: 'unpublished' }))
  const { unmount } = openEvents('/one')
  expect(await screen.findByRole('heading', { name: 'There is no event here' })).toBeVisible()
  unmount()
  openEvents('/one', { toolsAdmin: true })
  await topic()
  expect(screen.getByText(/Only tools admins see it/)).toBeVisible()
})

test('the details and registrants of an event are linked for tools admins alone', async () => {
  setEvents(testEvent('a/b', DAY, { topic: 'Topic one' }))
  const { unmount } = openEvents('/a%2Fb')
  await topic()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  unmount()
  const { container } = openEvents('/a%2Fb', { toolsAdmin: true })
  await topic()
  const links = within(screen.getByRole('navigation', { name: 'Live Events Admin' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Edit details', '/live-events-admin?details=a%2Fb&from=event'],
    ['Registrants', '/live-events-admin/a%2Fb'],
    ['Public page ↗ (opens in a new tab)', '/events/a%2Fb'],
  ])
  expect(screen.getByRole('link', { name: 'Public page (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  )
  await expectAccessible(container)
})

test.each([
  { kind: 'registered', joinURL: LINK },
  { kind: 'waiting' },
  { kind: 'waitlisted', position: 1 },
] as const)('a member keeps the page of an event that was taken off the list: $kind', async (state) => {
  setEvents(testEvent('one', DAY, { status: 'unpublished' }))
  setRegistration('one', state)
  const { container } = openEvents('/one')
  await topic()
  expect(screen.getByText(/The host has taken this event off the list/)).toBeVisible()
  await expectAccessible(container)
})

test.each([{ kind: 'denied' }, { kind: 'failed', failure: 'full' }] as const)(
  'whoever is not expected has no page of an event that was taken off the list: $kind',
  async (state) => {
    setEvents(testEvent('one', DAY, { status: 'unpublished' }))
    setRegistration('one', state)
    openEvents('/one')
    expect(await screen.findByRole('heading', { name: 'There is no event here' })).toBeVisible()
  },
)

test('says that it loads and that it cannot', async () => {
  fakeEvents.set({ data: undefined, error: null, isPending: true, refetch: () => {} })
  openEvents('/one')
  expect(await screen.findByText('Loading the event')).toBeInTheDocument()
  act(() =>
    fakeEvents.set({
      data: undefined,
      error: new StudioError('cen/offline'),
      isPending: false,
      refetch: () => {},
    }),
  )
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Live Events' })).toBeVisible()
})

test('the address of the page for everybody is copied', async () => {
  setEvents(testEvent('one', DAY))
  const { host, baseElement } = openEvents('/one')
  await topic()
  await user.click(button('Copy public link'))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/events/one`)
  expect(host.calls.toasts.at(-1)).toMatch(/^The public link to “[^”]+” is copied\./)
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await user.click(button('Copy public link'))
  const dialog = within(screen.getByRole('dialog', { name: 'Copy the public link' }))
  expect(dialog.getByText(/^The public link to “[^”]+” could not be copied/)).toBeVisible()
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Public link' })
  const address = `${location.origin}/events/one`
  expect(field).toHaveValue(address)
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length])
  expect(host.calls.toasts).toHaveLength(1)
  await expectAccessible(baseElement)
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an event without a page for everybody offers no link to it', async () => {
  registered()
  setEvents(testEvent('one', DAY, { status: 'unpublished' }))
  openEvents('/one')
  await topic()
  noButton('Copy public link')
})

test.each([{ status: 'unpublished' }, { state: 'cancelled' }] as const)(
  'tools admins have no link to a page for everybody that does not exist: %o',
  async (fields) => {
    setEvents(testEvent('one', DAY, fields))
    openEvents('/one', { toolsAdmin: true })
    await topic()
    expect(screen.getByRole('link', { name: 'Registrants' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Public page/ })).not.toBeInTheDocument()
  },
)

test('the calendar is a menu of a file and two services', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  setEvents(testEvent('one', DAY))
  openEvents('/one')
  await topic()
  await user.click(button('Add to calendar'))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Download .ics file',
    'Google Calendar',
    'Outlook',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Google Calendar' }))
  await pass(1)
  expect(open).toHaveBeenCalledWith(
    expect.stringContaining('https://calendar.google.com/'),
    '_blank',
    'noopener,noreferrer',
  )
})
