import {
  fakeCalls,
  fakeEvents,
  fakeNeeds,
  fakeStudies,
  resetFakeData,
  signedIn,
  signedOut,
} from '@outcome-studio/shared/data/testing'
import { parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { needsUuid } from '@outcome-studio/shared/domain/needs'
import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import { useHost, usePageActions } from '@outcome-studio/shared/feature'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useEffect, useRef } from 'react'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const scrollIntoView = jest.fn()

beforeEach(() => {
  resetFakeData()
  Object.assign(Element.prototype, { scrollIntoView })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  jest.restoreAllMocks()
})

const study = (docName: string): StudyHeader => ({
  docName,
  uuid: studyUuid(docName),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  revision: 1,
  schemaVersion: 1,
  counts: { jobSteps: 0, outcomeStatements: 0 },
})
const studies = (...names: string[]) =>
  fakeStudies.set({ data: names.map(study), error: null, isPending: false, refetch: () => {} })

const pressShortcut = () => userEvent.keyboard('{Control>}k{/Control}')
const palette = () => screen.findByRole('dialog', { name: 'Command palette' })
const field = () => screen.findByRole('combobox', { name: 'Search or jump to' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

/** A view with a text field, as the editor has many. */
function Writing() {
  return (
    <label>
      Statement
      <input />
    </label>
  )
}

/** A view whose field takes every key for itself. */
function OwnShortcut() {
  return (
    <label>
      Link
      <input onKeyDown={(event) => event.preventDefault()} />
    </label>
  )
}

async function openAt(path: string, member = testMember()) {
  signedIn(member)
  const shown = renderShell(path, { features: { load: exposing(Writing) } })
  await pressShortcut()
  await palette()
  return shown
}

test('leads to a place by typing its start, and gives the keyboard to what is there', async () => {
  const { router } = await openAt('/')
  expect(await field()).toHaveFocus()
  await userEvent.keyboard('outc')
  expect(options()).toEqual(['Outcome Validation'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/outcome-validation'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('the arrows go round the list, and the field names what is chosen', async () => {
  await openAt('/')
  expect(chosen()).toBe('New study')
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe('Service Agreement')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe(options()[1])
  expect(await field()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  )
  await userEvent.keyboard('x')
  await userEvent.keyboard('{Backspace}')
  expect(chosen()).toBe('New study')
})

test('a study is found by its name without accents, and opens', async () => {
  studies('Études de marché', 'Commute')
  const { router } = await openAt('/')
  await userEvent.keyboard('etudes')
  expect(options()).toEqual(['Études de marché'])
  await userEvent.click(screen.getByRole('option', { name: 'Études de marché' }))
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(
      `/outcome-validation/${encodeURIComponent('Études de marché')}`,
    ),
  )
})

test('the latest documents of both kinds come first, and are found by their names', async () => {
  studies('Commute')
  const map = { ...study('Garden'), uuid: needsUuid('garden'), updatedAt: '2026-02-01T00:00:00.000Z' }
  const counts = { goals: 3, gaps: 0, studies: 0 }
  fakeNeeds.set({ data: [{ ...map, counts }], error: null, isPending: false, refetch: () => {} })
  const { router } = await openAt('/')
  expect(options().slice(0, 3)).toEqual(['Garden', 'Commute', 'New study'])
  await userEvent.keyboard('gard')
  expect(options()).toEqual(['Garden'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/needs-framework/Garden'))
})

test.each([
  ['seats', 'Seats', '/auth/seats'],
  ['manage seats', 'Seats', '/auth/seats'],
  ['buy seats', 'Seats', '/auth/seats'],
  ['invite', 'Seats', '/auth/seats'],
  ['invoices', 'Plan', '/auth/plan'],
  ['plan', 'Plan', '/auth/plan'],
  ['profile', 'Profile', '/auth/profile'],
  ['members', 'Members', '/auth/members'],
])('"%s" first finds %s, which leads to %s', async (typed, label, path) => {
  const { router } = await openAt('/live-events', testMember({ isAdmin: true }))
  await userEvent.keyboard(typed)
  expect(chosen()).toBe(label)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('begins a document from everywhere, for a member with access', async () => {
  const { router } = await openAt('/live-events')
  await userEvent.keyboard('new needs{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/needs-framework\/new\/./))
})

test('a member without access is asked to activate the membership first', async () => {
  const { router, shell } = await openAt('/live-events', testMember({ accessType: 'NONE' }))
  await userEvent.keyboard('new study{Enter}')
  await waitFor(() => expect(shell.host.modals.shown.get().modal).toBe('membershipRequired'))
  expect(router.state.location.pathname).toBe('/live-events')
})

test.each([
  ['NEVER_SUBSCRIBED', 'New study needs a membership'],
  ['STANDARD', 'New study'],
] as const)(
  'with access %s, what needs a membership says so before it is chosen',
  async (accessType, name) => {
    await openAt('/live-events', testMember({ accessType }))
    await userEvent.keyboard('new study')
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(name)
    await userEvent.keyboard('{Control>}a{/Control}plan')
    expect(screen.getByRole('option', { name: 'Plan' })).toBeVisible()
  },
)

const HOUR = 3_600_000
/** Sets published events of an hour by their topics. @param hours from now to each start */
const events = (topics: Readonly<Record<string, number>>) => {
  const all = Object.entries(topics).map(([topic, hours], at) => {
    const startTime = new Date(Date.now() + hours * HOUR).toISOString()
    return parseLiveEvent(`uuid.${at}`, { topic, startTime, duration: 60, status: 'published' })
  })
  const data = all.filter((event) => event !== null)
  fakeEvents.set({ data, error: null, isPending: false, refetch: () => {} })
}

test('past events are not searched, which is said, and are searched in the list', async () => {
  events({ 'Jobs in the past': -30, 'Jobs to come': 30 })
  const { router, container } = await openAt('/')
  await userEvent.keyboard('jobs')
  expect(options()).toEqual(['Jobs to come'])
  expect(screen.getByText('Of the live events, upcoming ones are searched here.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Search past events' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/live-events' }))
  expect(router.state.location.search).toBe('?show=past&q=jobs')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('of many upcoming events the next 50 are searched, which is said', async () => {
  events(Object.fromEntries(Array.from({ length: 60 }, (_none, at) => [`Webinar ${at} end`, at + 1])))
  await openAt('/')
  await userEvent.keyboard('webinar 49')
  expect(options()).toEqual(['Webinar 49 end'])
  expect(screen.getByText('Of the live events, the next 50 are searched here.')).toBeVisible()
  await userEvent.keyboard('{Backspace}{Backspace}50')
  expect(options()).toEqual([])
})

test('an event is found by its topic, and its page opens', async () => {
  events({ Other: 1, 'Jobs für Anfänger': 2 })
  const { router } = await openAt('/')
  expect(options()).not.toContain('Jobs für Anfänger')
  await userEvent.keyboard('anfang')
  expect(options()).toEqual(['Jobs für Anfänger'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/live-events/uuid.1'))
})

test('studies on their way do not hold up the rest, nor change what is chosen when they arrive', async () => {
  fakeStudies.set({ data: undefined, error: null, isPending: true, refetch: () => {} })
  await openAt('/')
  const dialog = await palette()
  expect(within(dialog).getByRole('status')).toHaveTextContent('Loading your documents…')
  await userEvent.keyboard('s{ArrowDown}')
  const before = chosen()
  act(() => studies('S', 'Some study'))
  expect(options()).toContain('Some study')
  expect(chosen()).toBe(before)
  expect(within(dialog).getByRole('status')).toHaveTextContent(/results$/)
})

test('studies that could not be loaded say so and are asked for again; the rest is there', async () => {
  const refetch = jest.fn(() => studies('Commute'))
  fakeStudies.set({ data: undefined, error: new Error('offline'), isPending: false, refetch })
  const { reports } = await openAt('/')
  expect(screen.getByRole('alert')).toHaveTextContent('Your studies could not be loaded.')
  expect(reports).toContainEqual(new Error('offline'))
  expect(options()).toContain('Home')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(options()).toContain('Commute')
})

test('nothing found is said, and Enter then does nothing', async () => {
  const { router } = await openAt('/')
  await userEvent.keyboard('zzz{Enter}')
  expect(screen.getByText('Nothing found for “zzz”.')).toBeVisible()
  expect(await palette()).toBeVisible()
  expect(await field()).toHaveAttribute('aria-expanded', 'false')
  expect(router.state.location.pathname).toBe('/')
})

test('a question on the way gives the keyboard back to what is being written', async () => {
  signedIn(testMember())
  const load = exposing(({ host }) => {
    useEffect(() => host.guardUnsaved(() => true), [host])
    return <Writing />
  })
  const { router } = renderShell('/outcome-validation', { features: { load } })
  const statement = await screen.findByRole('textbox', { name: 'Statement' })
  // Twice: the second time the question's code is there already.
  for (let time = 0; time < 2; time += 1) {
    act(() => statement.focus())
    await pressShortcut()
    await field()
    await userEvent.keyboard('home{Enter}')
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Stay' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(statement).toHaveFocus())
  }
  expect(router.state.location.pathname).toBe('/outcome-validation')
})

test('actions open their modals, and sites a new tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { shell } = await openAt('/', testMember({ cookiePreferences: { functionalInsights: false } }))
  await userEvent.keyboard('user set{Enter}')
  await waitFor(() => expect(shell.host.modals.shown.get().modal).toBe('profile'))
  act(() => shell.host.modals.close('profile'))
  await pressShortcut()
  await field()
  await userEvent.keyboard('cookie{Enter}')
  await waitFor(() => expect(shell.host.modals.shown.get().modal).toBe('cookiePreferences'))
  act(() => shell.host.modals.close('cookiePreferences'))
  await pressShortcut()
  await field()
  await userEvent.keyboard('checkl{Enter}')
  await waitFor(() => expect(shell.host.modals.shown.get().isChecklistOpen).toBe(true))
  act(() => shell.host.modals.closeChecklist())
  await pressShortcut()
  await field()
  await userEvent.keyboard('privacy pol{Enter}')
  expect(open).toHaveBeenCalledWith(
    expect.stringMatching(/^https:.*privacy-policy$/),
    '_blank',
    'noopener,noreferrer',
  )
})

test('signs out', async () => {
  await openAt('/')
  await userEvent.keyboard('log out{Enter}')
  await waitFor(() => expect(fakeCalls.signOut).toHaveBeenCalled())
})

test('holds what this person can reach', async () => {
  signedIn(testMember({ globalConfig: { hasVCAccess: true } }), true)
  const { unmount } = renderShell('/')
  await pressShortcut()
  await palette()
  expect(options()).toEqual(
    expect.arrayContaining(['Outcome Validation Admin', 'Live Events Admin', 'Profile', 'Plan', 'Sign Out']),
  )
  unmount()

  await openAt('/')
  expect(options()).not.toContain('Outcome Validation Admin')
  expect(options()).not.toContain('Sia')
  expect(options()).not.toContain('Copy error reports')
})

test('somebody without a complete profile finds no place that would send them back', async () => {
  await openAt('/auth/profile', testMember({ name: '', lastName: '' }))
  expect(options()).toEqual(expect.arrayContaining(['Profile', 'Plan', 'Sign Out']))
  expect(options()).not.toContain('Home')
})

test('reports of failures can be copied once there are any', async () => {
  const user = userEvent.setup()
  signedIn(testMember())
  const { shell } = renderShell('/')
  shell.host.errors.note(new Error('Ada wrote this'))
  await user.keyboard('{Control>}k{/Control}')
  await field()
  await user.keyboard('copy err{Enter}')
  expect(await screen.findByText('Error reports copied.')).toBeVisible()
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain('Reference: 2222-2222')
  expect(copied).not.toContain('Ada')
})

test('opens out of a text field, closes by the shortcut, Escape and Close, and gives the keyboard back', async () => {
  signedIn(testMember())
  renderShell('/outcome-validation', { features: { load: exposing(Writing) } })
  const writing = await screen.findByRole('textbox', { name: 'Statement' })
  for (const close of [
    pressShortcut,
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
  ]) {
    await userEvent.click(writing)
    await pressShortcut()
    expect(await field()).toHaveFocus()
    await close()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(writing).toHaveFocus())
  }
  expect(writing).toHaveValue('')
})

test('leaves a shortcut alone that the feature took for itself', async () => {
  signedIn(testMember())
  const { shell } = renderShell('/outcome-validation', { features: { load: exposing(OwnShortcut) } })
  await userEvent.click(await screen.findByRole('textbox', { name: 'Link' }))
  await pressShortcut()
  expect(shell.host.palette.isOpen.get()).toBe(false)
})

test('the button at home opens it too, and names the shortcut', async () => {
  signedIn(testMember())
  renderShell('/')
  const button = screen.getByRole('button', { name: 'Search or jump to…' })
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  await userEvent.click(button)
  expect(await field()).toHaveFocus()
})

test('is not there on sign-in screens nor over a modal, and closes when one opens or the person leaves', async () => {
  signedOut()
  const { shell, unmount } = renderShell('/auth/signin')
  await screen.findByRole('heading', { level: 1 })
  await pressShortcut()
  expect(shell.host.palette.isOpen.get()).toBe(false)
  unmount()

  signedIn(testMember())
  const second = renderShell('/')
  act(() => second.shell.host.modals.open('membershipRequired'))
  await screen.findByRole('dialog', { name: 'Membership required' })
  await pressShortcut()
  expect(second.shell.host.palette.isOpen.get()).toBe(false)
  act(() => second.shell.host.modals.close('membershipRequired'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await pressShortcut()
  await palette()
  act(() => second.shell.host.modals.open('cookiePreferences'))
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
  act(() => second.shell.host.modals.close('cookiePreferences'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await pressShortcut()
  await palette()
  act(signedOut)
  expect(await screen.findByRole('heading', { name: /^Sign in/ })).toBeVisible()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('has no accessibility violations, with and without results', async () => {
  studies('Commute')
  await openAt('/')
  expect(await axe(document.body)).toHaveNoViolations()
  await userEvent.keyboard('zzz')
  expect(await axe(document.body)).toHaveNoViolations()
})

const done: string[] = []
/** A page that offers actions; finding moves the focus, and one action fails. */
function Offering() {
  const host = useHost()
  const search = useRef<HTMLInputElement>(null)
  usePageActions(() => [
    { id: 'luggage', kind: 'text', label: '1.1 Find the luggage', run: () => done.push('luggage') },
    { id: 'save', kind: 'save', label: 'Save', shortcut: ['Ctrl', 'S'], run: () => done.push('saved') },
    { id: 'find', kind: 'find', label: 'Find in study', run: () => search.current?.focus() },
    {
      id: 'fail',
      label: 'Fail',
      run: () => {
        throw new Error('No.')
      },
    },
  ])
  return (
    <>
      <label>
        Statement
        <input />
      </label>
      <label>
        Search
        <input ref={search} />
      </label>
      <button type="button" onClick={() => host.navigate('/')}>
        Leave
      </button>
    </>
  )
}

describe('actions of the page', () => {
  const own = () => within(screen.getByRole('group', { name: 'This page' })).queryAllByRole('option')

  async function openOffering() {
    done.length = 0
    signedIn(testMember())
    const shown = renderShell('/outcome-validation/lunch', { features: { load: exposing(Offering) } })
    await userEvent.click(await screen.findByRole('textbox', { name: 'Statement' }))
    await pressShortcut()
    await palette()
    return shown
  }

  test('come first with their shortcuts, run, and leave the focus where it was', async () => {
    const { container } = await openOffering()
    expect(own().map(({ textContent }) => textContent)).toEqual(['SaveCtrlS', 'Find in study', 'Fail'])
    expect(options()[0]).toBe('SaveCtrlS')
    expect(screen.queryByText(/results?$/)).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.keyboard('sav')
    expect(screen.getByText('1 result')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(done).toEqual(['saved'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Statement' })).toHaveFocus())
  })

  test('a text of the document is found by its words, under a heading of its own', async () => {
    const { container } = await openOffering()
    expect(screen.queryByRole('option', { name: /luggage/ })).not.toBeInTheDocument()
    await userEvent.keyboard('luggage')
    const texts = within(screen.getByRole('group', { name: 'In this document' }))
    expect(texts.getByRole('option')).toHaveTextContent('1.1 Find the luggage')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.keyboard('{Enter}')
    expect(done).toEqual(['luggage'])
  })

  test('each action has the icon of what it does', async () => {
    await openOffering()
    const icons = own().map((option) => option.querySelector('svg')?.getAttribute('class') ?? '')
    expect(icons).toHaveLength(3)
    expect(new Set(icons).size).toBe(3)
  })

  test('may move the focus', async () => {
    await openOffering()
    await userEvent.keyboard('find{Enter}')
    const search = screen.getByRole('textbox', { name: 'Search' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('x')
    expect(search).toHaveValue('x')
  })

  test('that fail close the palette and are reported', async () => {
    const { reports } = await openOffering()
    await userEvent.keyboard('fail{Enter}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(reports).toHaveLength(1)
  })

  test('end with their page', async () => {
    await openOffering()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { level: 1 })
    await pressShortcut()
    await palette()
    expect(screen.queryByRole('group', { name: 'This page' })).not.toBeInTheDocument()
  })
})
