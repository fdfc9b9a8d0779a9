import { fakeNeeds, fakeStudies, loaded, resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { CHECKLIST_ITEMS } from '@outcome-studio/shared/domain/member'
import { type NeedsHeader, needsUuid } from '@outcome-studio/shared/domain/needs'
import { type StudyHeader, studyUuid } from '@outcome-studio/shared/domain/study'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../../../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

/** Has done the first steps: their list would open by itself and take the first click elsewhere. */
const DONE = testMember({ checklistProgress: CHECKLIST_ITEMS })

beforeEach(() => {
  resetFakeData()
  signedIn(DONE)
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1_000).toISOString()
const HEADER = { createdAt: '', revision: 1, schemaVersion: 1 }

function study(docName: string, hours: number, remarks: Partial<StudyHeader['counts']> = {}): StudyHeader {
  const counts = { jobSteps: 8, outcomeStatements: 23, ...remarks }
  return { ...HEADER, docName, uuid: studyUuid(docName), updatedAt: hoursAgo(hours), counts }
}

function needs(docName: string, hours: number): NeedsHeader {
  const counts = { goals: 12, studies: 1, gaps: 4 }
  return { ...HEADER, docName, uuid: needsUuid(docName), updatedAt: hoursAgo(hours), counts }
}

const region = () => within(screen.getByRole('region', { name: 'Continue' }))

test('shows the last three documents of both kinds, with what they contain and when they were saved', async () => {
  fakeStudies.set(
    loaded([
      study('Lunch', 1, { errors: 3, warnings: 5, hints: 1, rated: 7 }),
      study('A / B', 30, { errors: 0, warnings: 0, hints: 2 }),
      study('Oldest', 900),
    ]),
  )
  fakeNeeds.set(loaded([needs('Commute', 3)]))
  const { container } = renderShell('/')
  const items = await region().findAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'LunchStudy · 8 job steps · 23 outcome statements7 of 23 rated8 to fixSaved 1 hour ago',
    'CommuteNeeds · 12 goals · 4 ranked gapsSaved 3 hours ago',
    'A / BStudy · 8 job steps · 23 outcome statements0 of 23 ratedNothing to fixSaved 1 day ago',
  ])
  const path = (name: string) => region().getByRole('link', { name }).getAttribute('href')
  expect(path('Lunch')).toBe('/outcome-validation/Lunch')
  expect(path('Commute')).toBe('/needs-framework/Commute')
  expect(path('A / B')).toBe('/outcome-validation/A%20%2F%20B')
  expect(await axe(container)).toHaveNoViolations()
})

test('marks what is left to fix, and has a bar for the ratings alone', async () => {
  fakeStudies.set(
    loaded([
      study('Lunch', 1, { errors: 3, warnings: 5, rated: 7 }),
      study('Dinner', 2, { errors: 0, warnings: 0, hints: 2 }),
      study('Breakfast', 3),
    ]),
  )
  renderShell('/')
  const marked = async (text: string) => (await region().findByText(text)).matches('[data-open]:has(svg)')
  expect(await marked('8 to fix')).toBe(true)
  expect(await marked('Nothing to fix')).toBe(false)
  expect(region().getByText('Nothing to fix').querySelector('svg')).toBeVisible()
  expect(region().getByText('Not checked').querySelector('svg')).toBeNull()
  for (const item of region().getAllByRole('listitem')) {
    expect(item.querySelectorAll('[style*="--share"]')).toHaveLength(1)
  }
})

test('leads to the landscape of the last rated study in a wide window', async () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })
  fakeStudies.set(
    loaded([study('Unrated', 1), study('Lunch', 2, { rated: 7 }), study('Old', 3, { rated: 1 })]),
  )
  const { container } = renderShell('/')
  const landscape = await region().findByRole('link', { name: 'Opportunity landscape of Lunch' })
  expect(landscape).toHaveAttribute('href', '/outcome-validation/Lunch?view=needs')
  expect(await axe(container)).toHaveNoViolations()
  Reflect.deleteProperty(globalThis, 'matchMedia')
})

test('loads the editor of a document while the pointer is over its link', async () => {
  fakeStudies.set(loaded([study('A / B', 1)]))
  const preload = jest.fn()
  renderShell('/', { features: { preload } })
  await userEvent.hover(await region().findByRole('link', { name: 'A / B' }))
  expect(preload).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mfe-outcome-validation' }),
    'Outcome Validation',
  )
})

test('comes before the tiles, with its buttons there from the start', async () => {
  fakeStudies.set({ ...loaded([]), data: undefined, isPending: true })
  const { container } = renderShell('/')
  expect(region().getByRole('status')).toHaveTextContent('Loading your documents')
  for (const name of ['New study', 'Import', 'Open a finished example']) {
    expect(region().getByRole('button', { name })).toBeEnabled()
  }
  const tiles = screen.getByRole('list', { name: 'Areas' })
  expect(tiles.compareDocumentPosition(screen.getByRole('region', { name: 'Continue' }))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  ['NEVER_SUBSCRIBED', 'primary', 'secondary'],
  ['STANDARD', 'secondary', 'primary'],
] as const)(
  'the main button of a member with access %s is one they can use',
  (accessType, example, study) => {
    signedIn({ ...DONE, accessType })
    renderShell('/')
    const tone = (name: string) => region().getByRole('button', { name }).dataset.tone
    expect(tone('Open a finished example')).toBe(example)
    expect(tone('New study')).toBe(study)
  },
)

test('invites a new member to write the first study', async () => {
  const { container } = renderShell('/')
  expect(await region().findByRole('heading', { name: 'Write your first study' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('fills the space of three documents for a member with access who has none', async () => {
  signedIn({ ...DONE, accessType: 'STANDARD' })
  renderShell('/')
  await region().findByRole('heading', { name: 'Write your first study' })
  expect(region().getAllByRole('listitem')).toHaveLength(3)
})

test('does not invite a member whose access has ended to write', async () => {
  signedIn({ ...DONE, accessType: 'NONE' })
  const { container } = renderShell('/')
  const open = within(screen.getByRole('region', { name: 'Still open to you' }))
  expect(await open.findByText('Finished examples')).toBeVisible()
  expect(open.getAllByRole('listitem')).toHaveLength(3)
  expect(open.queryByText('Write your first study')).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument()
  expect(open.getAllByRole('button')).toEqual([open.getByRole('button', { name: 'Open a finished example' })])
  expect(await axe(container)).toHaveNoViolations()
})

test('says why documents are missing, and reads them again', async () => {
  const refetch = jest.fn(() => fakeStudies.set(loaded([study('Lunch', 1)])))
  fakeStudies.set({ data: undefined, error: new StudioError('cen/offline'), isPending: false, refetch })
  fakeNeeds.set(loaded([needs('Commute', 3)]))
  const { container } = renderShell('/')
  expect(await region().findByText(new StudioError('cen/offline').message)).toBeVisible()
  expect(region().getByRole('link', { name: 'Commute' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(region().getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
  expect(await region().findByRole('link', { name: 'Lunch' })).toBeVisible()
  expect(region().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test.each([
  ['New study', /^\/outcome-validation\/new\/[0-9a-f-]{36}$/],
  ['Import', /^\/outcome-validation\?start=import$/],
  ['Open a finished example', /^\/outcome-validation\/example\/evening-meal$/],
])('"%s" leads to its page', async (name, address) => {
  const { router } = renderShell('/')
  await userEvent.click(region().getByRole('button', { name }))
  const { pathname, search } = router.state.location
  expect(`${pathname}${search}`).toMatch(address)
})

const NEEDED = 'New studies and imports need a membership.'

test.each([
  ['NEVER_SUBSCRIBED', 1],
  ['STANDARD', 0],
] as const)(
  'with access %s, what asks for a membership says so before it is pressed',
  async (accessType, notes) => {
    signedIn({ ...DONE, accessType })
    const { container } = renderShell('/')
    expect(region().queryAllByText(NEEDED)).toHaveLength(notes)
    for (const name of ['New study', 'Import']) {
      expect(region().getByRole('button', { name })).toHaveAccessibleDescription(notes === 1 ? NEEDED : '')
    }
    expect(region().getByRole('button', { name: 'Open a finished example' })).toHaveAccessibleDescription('')
    expect(await axe(container)).toHaveNoViolations()
  },
)

test.each(['New study', 'Import'])('"%s" asks for a membership, the example does not', async (name) => {
  signedIn({ ...DONE, accessType: 'NEVER_SUBSCRIBED' })
  const { router } = renderShell('/')
  await userEvent.click(region().getByRole('button', { name }))
  expect(await screen.findByRole('dialog', { name: 'Membership required' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await userEvent.click(region().getByRole('button', { name: 'Open a finished example' }))
  expect(router.state.location.pathname).toBe('/outcome-validation/example/evening-meal')
})
