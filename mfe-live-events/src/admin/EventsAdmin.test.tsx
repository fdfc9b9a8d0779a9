import {
  fakeCalls,
  fakeEvents,
  fakeEventsInfo,
  fakeSyncState,
  loaded,
  resetFakeData,
} from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { type LiveEvent, NO_EVENTS_INFO, NO_SYNC } from '@outcome-studio/shared/domain/events'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { liveEvent, openLiveEventsAdmin } from '../testing/openLiveEventsAdmin.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { countRegistrants, updateEvents, syncZoom } = fakeCalls
const INTERVIEWS = liveEvent('1', { topic: 'Interviews', category: 'Method', instructor: 'ida' })
const SURVEYS = liveEvent('2', {
  topic: 'Surveys',
  status: 'published',
  startTime: '2020-01-01T09:00:00.000Z',
})
const GONE = liveEvent('3', { topic: 'Gone', state: 'cancelled', startTime: '2020-02-01T09:00:00.000Z' })
const EVENTS = [INTERVIEWS, SURVEYS, GONE]

beforeEach(() => {
  resetFakeData()
  fakeEvents.set(loaded(EVENTS))
  fakeEventsInfo.set(
    loaded({ ...NO_EVENTS_INFO, instructors: [{ id: 'ida', name: 'Ida', photoUrl: '', lines: [] }] }),
  )
})

const row = async (topic: string) => within(await screen.findByRole('row', { name: topic }))
const topics = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.getAttribute('aria-label'))
/** What the listener reports once a change is stored. */
const store = (changed: LiveEvent, changes: Partial<LiveEvent>) =>
  act(() => fakeEvents.set(loaded(EVENTS.map((each) => (each === changed ? { ...each, ...changes } : each)))))
const answering = () => {
  let answer = (_failure: Error | null) => {}
  updateEvents.mockImplementation(
    (ids) =>
      new Promise((resolve) => {
        answer = (error) => resolve({ failed: error ? ids : [], error })
      }),
  )
  return { answer: async (error: Error | null) => act(async () => answer(error)) }
}

describe('the table', () => {
  test('shows all events, the next one first, each with a way to see it as a member', async () => {
    const later = liveEvent('4', { topic: 'Later', startTime: '2032-01-01T09:00:00.000Z' })
    fakeEvents.set(loaded([later, ...EVENTS]))
    const { container } = openLiveEventsAdmin()
    expect(await screen.findByRole('heading', { level: 1, name: 'Live Events Admin' })).toBeVisible()
    expect(topics()).toEqual(['Interviews', 'Later', 'Gone', 'Surveys'])
    expect((await row('Gone')).getByText('Canceled')).toBeVisible()
    expect((await row('Surveys')).getByRole('switch', { name: 'Published' })).toBeChecked()
    expect((await row('Surveys')).getByRole('link', { name: 'Preview as a member' })).toHaveAttribute(
      'href',
      '/live-events/2',
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  test('leads to the page for people without an account, which opens in a new tab', async () => {
    const canceled = liveEvent('4', { topic: 'Off', status: 'published', state: 'cancelled' })
    fakeEvents.set(loaded([...EVENTS, canceled]))
    openLiveEventsAdmin()
    const name = 'Public page (opens in a new tab)'
    const link = (await row('Surveys')).getByRole('link', { name })
    expect(link).toHaveAttribute('href', '/events/2')
    expect(link).toHaveAttribute('target', '_blank')
    expect((await row('Interviews')).queryByRole('link', { name })).not.toBeInTheDocument()
    expect((await row('Off')).queryByRole('link', { name })).not.toBeInTheDocument()
  })

  test.each(['Preview as a member', 'Public page'])('says what an icon is on hover: %s', async (label) => {
    const { user } = openLiveEventsAdmin()
    await user.hover((await row('Surveys')).getByRole('link', { name: new RegExp(label) }))
    expect(screen.getByRole('tooltip')).toHaveTextContent(label)
  })

  test('is searched, filtered and sorted, and keeps that in the address', async () => {
    const { user, address } = openLiveEventsAdmin()
    await user.type(await screen.findByRole('searchbox', { name: 'Find an event' }), 'ida method')
    await waitFor(() => expect(topics()).toEqual(['Interviews']))
    await waitFor(() => expect(address().search).toContain('q=ida+method'))
    await user.clear(screen.getByRole('searchbox', { name: 'Find an event' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Canceled at Zoom')
    expect(topics()).toEqual(['Gone'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Past')
    expect(topics()).toEqual(['Gone', 'Surveys'])
    await user.click(screen.getByRole('button', { name: 'Topic' }))
    expect(topics()).toEqual(['Gone', 'Surveys'])
    await user.click(screen.getByRole('button', { name: 'Topic' }))
    expect(topics()).toEqual(['Surveys', 'Gone'])
    expect(screen.getByRole('columnheader', { name: 'Topic' })).toHaveAttribute('aria-sort', 'descending')
  })

  test('a row that was changed stays in place until the filter or the search changes', async () => {
    const others = ['4', '5'].map((id) => liveEvent(id, { topic: `Draft ${id}` }))
    fakeEvents.set(loaded([...others, ...EVENTS]))
    const { user } = openLiveEventsAdmin({ path: '?status=unpublished&time=upcoming' })
    const before = (await row('Draft 4')) && topics()
    await user.click((await row('Draft 4')).getByRole('switch', { name: 'Published' }))
    expect((await row('Draft 4')).getByRole('switch', { name: 'Published' })).toBeChecked()
    expect(topics()).toEqual(before)
    await user.type(screen.getByRole('searchbox', { name: 'Find an event' }), 'draft')
    await waitFor(() => expect(topics()).toEqual(['Draft 5']))
  })

  test('says so if nothing matches', async () => {
    const { container, user } = openLiveEventsAdmin({ path: '?q=nothing' })
    expect(await screen.findByRole('heading', { name: 'No event matches' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(screen.getByRole('searchbox', { name: 'Find an event' })).toHaveValue('')
    expect(topics().length).toBeGreaterThan(0)
  })

  test('says how many registered for events to come and how many wait', async () => {
    const later = liveEvent('4', { topic: 'Later', startTime: '2032-01-01T09:00:00.000Z', capacity: 20 })
    fakeEvents.set(loaded([...EVENTS, later]))
    countRegistrants.mockResolvedValue(
      new Map([
        [INTERVIEWS.documentId, { eventId: '1', approved: 3, pending: 0, waitlisted: 0 }],
        [later.documentId, { eventId: '4', approved: 20, pending: 2, waitlisted: 5 }],
      ]),
    )
    openLiveEventsAdmin()
    expect(await screen.findByText('20 of 20 registered, 2 to approve, 5 on the waitlist')).toBeVisible()
    expect((await row('Interviews')).getByText('3 registered')).toBeVisible()
    expect(countRegistrants.mock.calls).toEqual([[['1', '4']]])
    expect((await row('Surveys')).queryByText(/registered|counted/)).not.toBeInTheDocument()
  })

  test('says that registrants could not be counted', async () => {
    countRegistrants.mockRejectedValue(new StudioError('cen/zoom-unavailable'))
    openLiveEventsAdmin()
    expect(await screen.findByText('Registrants not counted')).toBeVisible()
  })

  test('draws only the rows in view of 250 events, which are loaded in steps', async () => {
    fakeEvents.set(loaded(Array.from({ length: 250 }, (_none, at) => liveEvent(String(at)))))
    const { user } = openLiveEventsAdmin()
    expect(await screen.findByText('100 events loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show later events' }))
    expect(await screen.findByText('200 events loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show later events' }))
    expect(await screen.findByText('250 events')).toBeVisible()
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '251')
    expect(screen.getAllByRole('row').length).toBeLessThan(40)
  })
})

describe('past events', () => {
  /** Past events, the latest first. */
  const past = (count: number) =>
    Array.from({ length: count }, (_none, at) =>
      liveEvent(`p${String(at).padStart(2, '0')}`, {
        topic: `Past ${at}`,
        startTime: new Date(Date.parse('2020-03-01T09:00:00.000Z') - at * 86_400_000).toISOString(),
      }),
    )
  const olderButton = () => screen.findByRole('button', { name: 'Show older events' })
  const setPast = (count: number) => fakeEvents.set(loaded([...past(count).reverse(), INTERVIEWS]))

  test('are loaded up to the latest 20, and older ones in pages', async () => {
    setPast(45)
    const { user, container } = openLiveEventsAdmin()
    expect(await screen.findByText('21 events loaded')).toBeVisible()
    expect(
      screen.getByText('Search, filters and sorting cover only the events that are loaded.'),
    ).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(await olderButton())
    expect(await screen.findByText('41 events loaded')).toBeVisible()
    expect(await olderButton()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('46 events')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show older events' })).not.toBeInTheDocument()
    expect(screen.getByText('All events are loaded.')).toHaveFocus()
  })

  test('are searched as far as they are loaded, which is said', async () => {
    setPast(30)
    const { user } = openLiveEventsAdmin({ path: '?q=past+25' })
    expect(await screen.findByRole('heading', { name: 'None of the loaded events match' })).toBeVisible()
    expect(screen.getByText('0 events of 21 loaded')).toBeVisible()
    await user.click(await olderButton())
    expect(topics()).toEqual(['Past 25'])
    expect(screen.getByText('1 event of 31')).toBeVisible()
  })

  test('that are older are selected and published like others, and shown as they are stored', async () => {
    setPast(22)
    const { user } = openLiveEventsAdmin({ path: '?q=p2' })
    await user.click(await olderButton())
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('2 events selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const ids = ['p20', 'p21']
    expect(updateEvents.mock.calls).toEqual([[ids, { status: 'published' }]])
    await waitFor(() => expect(fakeCalls.showPastEvents.mock.calls).toEqual([[ids, { status: 'published' }]]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(fakeCalls.showPastEvents).toHaveBeenLastCalledWith(ids, { status: 'unpublished' }),
    )
    expect((await row('Past 21')).getByRole('switch', { name: 'Published' })).not.toBeChecked()
  })

  test('that are not loaded are edited by their address', async () => {
    setPast(30)
    const { user, address } = openLiveEventsAdmin({ path: '?details=p29' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Details of “Past 29”' }))
    await user.type(dialog.getByRole('textbox', { name: 'Module to work through before' }), 'Basics')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(updateEvents.mock.calls[0]).toEqual([['p29'], expect.objectContaining({ preModule: 'Basics' })]),
    )
    expect(screen.getByRole('note')).toHaveTextContent('The details of “Past 29” were changed.')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(topics()).not.toContain('Past 29')
    expect(address().search).toBe('')
  })

  test('that could not be loaded say why, and are tried again', async () => {
    setPast(45)
    const { user, container } = openLiveEventsAdmin()
    await user.click(await olderButton())
    fakeCalls.loadPastEvents.mockReturnValueOnce(new StudioError('cen/offline'))
    await user.click(await olderButton())
    expect(screen.getByRole('alert')).toHaveTextContent(/^More events could not be loaded\. ./)
    expect(screen.getByText('41 events loaded')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('46 events')).toBeVisible()
  })
})

describe('publishing', () => {
  test('asks before the page is left, until the change is stored', async () => {
    const { answer } = answering()
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user } = openLiveEventsAdmin()
    const published = (await row('Interviews')).getByRole('switch', { name: 'Published' })
    expect(leave()).toBe(true)
    await user.click(published)
    expect(leave()).toBe(false)
    expect(screen.getByText(/Saving…$/)).toBeVisible()
    await answer(null)
    expect(leave()).toBe(true)
    expect(screen.queryByText(/Saving…$/)).not.toBeInTheDocument()
    await user.click(published)
    await answer(new StudioError('cen/offline'))
    expect(leave()).toBe(true)
  })

  test('shows at once, and can be undone', async () => {
    const { answer } = answering()
    const { user, container } = openLiveEventsAdmin()
    const published = (await row('Interviews')).getByRole('switch', { name: 'Published' })
    await user.click(published)
    expect(published).toBeChecked()
    expect(updateEvents.mock.calls).toEqual([[['1'], { status: 'published' }]])
    await answer(null)
    expect(published).toBeChecked()
    store(INTERVIEWS, { status: 'published' })
    expect(published).toBeChecked()
    expect(await axe(container)).toHaveNoViolations()

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('note')).toHaveTextContent('“Interviews” is no longer published.')
    expect(published).not.toBeChecked()
    expect(updateEvents.mock.calls[1]).toEqual([['1'], { status: 'unpublished' }])
    await answer(null)
    store(INTERVIEWS, { status: 'unpublished' })
    expect(published).not.toBeChecked()
    // Another user publishes it later.
    store(INTERVIEWS, { status: 'published' })
    expect(published).toBeChecked()
  })

  test('is taken back if it fails, and can be tried again', async () => {
    const { answer } = answering()
    const { user, container } = openLiveEventsAdmin()
    const published = (await row('Interviews')).getByRole('switch', { name: 'Published' })
    await user.click(published)
    await answer(new StudioError('cen/offline'))
    expect(published).not.toBeChecked()
    expect(screen.getByRole('alert')).toHaveTextContent(/^“Interviews” was not changed\./)
    expect(await axe(container)).toHaveNoViolations()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(published).toBeChecked()
    await answer(null)
    expect(published).toBeChecked()
  })

  test('several at once changes only those that are not published yet, which is undone together', async () => {
    const { user } = openLiveEventsAdmin()
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('3 events selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(updateEvents.mock.calls).toEqual([[['1', '3'], { status: 'published' }]])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(updateEvents.mock.calls[1]).toEqual([['1', '3'], { status: 'unpublished' }]))
    expect((await row('Surveys')).getByRole('switch', { name: 'Published' })).toBeChecked()
  })

  test('that fails for some of several says for which', async () => {
    const error = new StudioError('cen/internal-error')
    updateEvents.mockImplementation(async () => ({ failed: [GONE.documentId], error }))
    const { user } = openLiveEventsAdmin()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Interviews' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Gone' }))
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('1 of 2 events were not changed: “Gone”.')
    expect((await row('Gone')).getByRole('switch', { name: 'Published' })).not.toBeChecked()
    expect((await row('Interviews')).getByRole('switch', { name: 'Published' })).toBeChecked()
  })

  test('an event that a filter hides is not among the selected ones', async () => {
    const { user } = openLiveEventsAdmin()
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Canceled at Zoom')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(updateEvents.mock.calls).toEqual([[['3'], { status: 'published' }]])
  })
})

describe('editing in place', () => {
  test('a category is stored by Enter and dropped by Escape, and existing ones are offered', async () => {
    const { user, container } = openLiveEventsAdmin()
    const field = (await row('Surveys')).getByRole('combobox', { name: 'Category' })
    await user.type(field, 'Tools{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, ' Tools {Enter}')
    await waitFor(() => expect(updateEvents.mock.calls).toEqual([[['2'], { category: 'Tools' }]]))
    expect(field).toHaveValue('Tools')
    expect(
      [...container.querySelectorAll('datalist option')].map((each) => each.getAttribute('value')),
    ).toEqual(['Method', 'Tools'])
  })

  test('category and instructor have captions, which focus them', async () => {
    const { user } = openLiveEventsAdmin()
    for (const name of ['Category', 'Instructor']) {
      await user.click((await row('Interviews')).getByText(name))
      expect((await row('Interviews')).getByLabelText(name)).toHaveFocus()
    }
  })

  test('an instructor is chosen from the list', async () => {
    const { user } = openLiveEventsAdmin()
    await user.selectOptions((await row('Gone')).getByRole('combobox', { name: 'Instructor' }), 'Ida')
    await waitFor(() => expect(updateEvents.mock.calls).toEqual([[['3'], { instructor: 'ida' }]]))
  })

  test('two edits in a row are sent in this order', async () => {
    const { answer } = answering()
    const { user } = openLiveEventsAdmin()
    const choice = (await row('Gone')).getByRole('combobox', { name: 'Instructor' })
    await user.selectOptions(choice, 'Ida')
    await user.selectOptions(choice, 'No instructor')
    expect(updateEvents).toHaveBeenCalledTimes(1)
    await answer(null)
    store(GONE, { instructor: 'ida' })
    expect(choice).toHaveValue('')
    expect(updateEvents.mock.calls[1]).toEqual([['3'], { instructor: '' }])
    await answer(null)
    store(GONE, { instructor: '' })
    expect(choice).toHaveValue('')
  })

  test('the address opens the details of an event, until they are closed', async () => {
    const { user, address } = openLiveEventsAdmin({ path: '?details=1&status=published' })
    const dialog = await screen.findByRole('dialog', { name: 'Details of “Interviews”' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(address().search).toBe('?status=published')
  })

  test('whoever came from the page of an event is led back there', async () => {
    const { user, host } = openLiveEventsAdmin({ path: '?details=1&from=event' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Details of “Interviews”' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(host.calls.navigations).toEqual(['/live-events/1'])
  })

  test('whoever came from the page of an event is led back there once the details are stored', async () => {
    const { answer } = answering()
    const { user, host } = openLiveEventsAdmin({ path: '?details=1&from=event' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Details of “Interviews”' }))
    await user.type(dialog.getByRole('textbox', { name: 'Module to work through before' }), 'Jobs')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(host.calls.navigations).toEqual([])
    await answer(null)
    expect(host.calls.navigations).toEqual(['/live-events/1'])
    expect(host.calls.toasts).toEqual(['The details of “Interviews” are saved.'])
  })

  test('details that could not be stored are not left, so that they can be tried again', async () => {
    const { answer } = answering()
    const { user, host, address } = openLiveEventsAdmin({ path: '?details=1&from=event' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Details of “Interviews”' }))
    await user.type(dialog.getByRole('textbox', { name: 'Module to work through before' }), 'Jobs')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await answer(new StudioError('cen/offline'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(host.calls.navigations).toEqual([])
    expect(address().search).toBe('')
  })

  test('the details say where the others are changed and when the recording is shown', async () => {
    openLiveEventsAdmin({ path: '?details=1' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Details of “Interviews”' }))
    expect(
      dialog.getByText(
        /^Topic and agenda come from Zoom: .* “Move event”, beside the registrants, changes the time\.$/,
      ),
    ).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Recording' })).toHaveAccessibleDescription(
      /Members see it once the event is over\./,
    )
  })

  test('prerequisites and the recording are edited together', async () => {
    const { user, baseElement } = openLiveEventsAdmin()
    await user.click((await row('Interviews')).getByRole('button', { name: 'Edit details' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Details of “Interviews”' }))
    await user.type(dialog.getByRole('textbox', { name: 'Course to take before' }), '/courses/1')
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Tool to try before' }),
      'Outcome Validation',
    )
    const recording = dialog.getByRole('textbox', { name: 'Recording' })
    await user.type(recording, 'https://evil.test/1')
    expect(recording).toBeInvalid()
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    expect(await axe(baseElement)).toHaveNoViolations()
    await user.clear(recording)
    await user.type(recording, 'https://vimeo.com/76979871/abcd1234')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(updateEvents).toHaveBeenCalledTimes(1))
    expect(updateEvents.mock.calls[0]?.[1]).toEqual({
      preCourse: '/courses/1',
      preModule: '',
      preTool: '/outcome-validation',
      vimeoId: 'https://vimeo.com/76979871/abcd1234',
    })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('note')).toHaveTextContent('The details of “Interviews” were changed.')
  })
})

describe('the sync with Zoom', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  const button = () => screen.findByRole('button', { name: 'Sync with Zoom' })

  test('shows its progress, then what it did and what failed', async () => {
    const { user, container } = openLiveEventsAdmin()
    expect(await screen.findByText('Not synced yet.')).toBeVisible()
    await user.click(await button())
    expect(syncZoom).toHaveBeenCalledTimes(1)
    act(() =>
      fakeSyncState.set(loaded({ ...NO_SYNC, isRunning: true, runsUntil: inSeconds(60), handled: 12 })),
    )
    expect(screen.getByRole('progressbar', { name: 'Syncing with Zoom: 12 events so far' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(await button())
    expect(syncZoom).toHaveBeenCalledTimes(1)
    act(() =>
      fakeSyncState.set(
        loaded({
          ...NO_SYNC,
          finishedAt: '2026-03-27T15:00:00.000Z',
          result: {
            created: 3,
            changed: 1,
            unchanged: 40,
            cancelled: 0,
            failed: [{ what: 'Interviews', reason: 'It has no start.' }],
          },
        }),
      ),
    )
    expect(screen.getByRole('status', { name: 'Last result' })).toHaveTextContent(
      '3 created, 1 changed, 40 unchanged, 0 canceled, 1 failed.',
    )
    expect(screen.getByText(/^Last synced /)).toBeVisible()
    await user.click(screen.getByText('1 not brought in'))
    expect(screen.getByText('Interviews: It has no start.')).toBeVisible()
  })

  test('that changed nothing says so, and a failed one does not show the result before it', async () => {
    const result = { created: 0, changed: 0, unchanged: 41, cancelled: 0, failed: [] }
    const finishedAt = '2026-03-27T15:00:00.000Z'
    fakeSyncState.set(loaded({ ...NO_SYNC, finishedAt, result }))
    syncZoom.mockRejectedValue(new StudioError('cen/zoom-unavailable'))
    const { user } = openLiveEventsAdmin()
    expect(await screen.findByRole('status', { name: 'Last result' })).toHaveTextContent('Up to date.')
    await user.click(await button())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByRole('status', { name: 'Last result' })).not.toBeInTheDocument()
  })

  test('of an earlier release has a time, but no state', async () => {
    fakeEventsInfo.set(loaded({ ...NO_EVENTS_INFO, syncedAt: '2026-03-27T15:00:00.000Z' }))
    openLiveEventsAdmin()
    expect(await screen.findByText(/^Last synced /)).toBeVisible()
  })

  test('that somebody else has started is not started again', async () => {
    fakeSyncState.set(loaded({ ...NO_SYNC, isRunning: true, runsUntil: inSeconds(60), handled: 1 }))
    const { user } = openLiveEventsAdmin()
    await user.click(await button())
    expect(syncZoom).not.toHaveBeenCalled()
    expect(screen.getByText(/^A sync is running already/)).toBeVisible()
  })

  test('that was killed does not count as running, and the next one goes on', async () => {
    fakeSyncState.set(loaded({ ...NO_SYNC, isRunning: true, runsUntil: inSeconds(-1), handled: 30 }))
    const { user, container } = openLiveEventsAdmin()
    expect(await screen.findByText(/^The last sync stopped after 30 events/)).toBeVisible()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(await button())
    expect(syncZoom).toHaveBeenCalledTimes(1)
  })

  test('stops counting as running without a reload when its deadline passes', async () => {
    jest.useFakeTimers({ now: Date.parse('2031-05-04T09:00:00.000Z') })
    try {
      fakeSyncState.set(loaded({ ...NO_SYNC, isRunning: true, runsUntil: inSeconds(90), handled: 30 }))
      openLiveEventsAdmin()
      expect(await screen.findByRole('progressbar', { name: /30 events/ })).toBeVisible()
      act(() => jest.advanceTimersByTime(90_000))
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
      expect(screen.getByText(/^The last sync stopped after 30 events/)).toBeVisible()
    } finally {
      jest.useRealTimers()
    }
  })

  test('says that Zoom cannot be reached, and tries again', async () => {
    syncZoom.mockRejectedValueOnce(new StudioError('cen/zoom-unavailable'))
    const { user, container } = openLiveEventsAdmin()
    await user.click(await button())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Zoom cannot be reached/)
    expect(await axe(container)).toHaveNoViolations()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(syncZoom).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('names the sync if the server fails', async () => {
    syncZoom.mockRejectedValueOnce(new StudioError('cen/internal-error'))
    const { user } = openLiveEventsAdmin()
    await user.click(await button())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The sync failed\. Please try again later/)
  })

  test('says if it could not read everything in one go, and why the last one ended early', async () => {
    fakeSyncState.set(loaded({ ...NO_SYNC, error: 'Zoom answered 500.' }))
    syncZoom.mockResolvedValue({
      created: 0,
      changed: 0,
      unchanged: 0,
      cancelled: 0,
      failed: [],
      finished: false,
    })
    const { user } = openLiveEventsAdmin()
    expect(await screen.findByText(/The last sync ended early: Zoom answered 500\./)).toBeVisible()
    await user.click(await button())
    expect(await screen.findByText(/^Zoom has more events/)).toBeVisible()
  })
})

describe('without events', () => {
  test('says how they get here', async () => {
    fakeEvents.set(loaded([]))
    const { container } = openLiveEventsAdmin()
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('shows that they load, and why they could not', async () => {
    const refetch = jest.fn()
    fakeEvents.set({ data: undefined, error: null, isPending: true, refetch })
    const { user, container } = openLiveEventsAdmin()
    expect(await screen.findByText('Loading the events')).toBeInTheDocument()
    act(() =>
      fakeEvents.set({ data: undefined, error: new StudioError('cen/offline'), isPending: false, refetch }),
    )
    expect(screen.getByRole('alert')).toHaveTextContent(/^The events could not be read\./)
    expect(await axe(container)).toHaveNoViolations()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalled()
  })
})

test('members who are no tools admins are told so', async () => {
  const { container } = openLiveEventsAdmin({ toolsAdmin: false })
  expect(await screen.findByRole('heading', { name: 'This is not open to you' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sync with Zoom' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
