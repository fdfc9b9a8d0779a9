import { fakeCalls, fakeEvents, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { catchDownloads, type Downloads } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import type { EventRegistrant } from '../domain/registrants/EventRegistrant.ts'
import { liveEvent, openLiveEventsAdmin } from '../testing/openLiveEventsAdmin.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { fetchRegistrants } = fakeCalls
const EVENT = liveEvent('a/b', { topic: 'Interviews', startTime: '2026-03-04T05:00:00.000Z' })
const IDA: EventRegistrant = {
  registrantId: 'r1',
  email: 'ida@acme.test',
  name: 'Ida',
  status: 'approved',
  registeredAt: '2026-01-02T03:04:05.000Z',
  minutes: 45,
  member: { uid: 'ida', domain: 'acme.test' },
}
const BO = { ...IDA, registrantId: 'r2', name: 'Bo', email: 'bo@acme.test', minutes: 0, member: undefined }
const CY = {
  ...IDA,
  registrantId: 'r3',
  name: 'Cy',
  email: 'cy@acme.test',
  status: 'cancelled',
  minutes: 0,
} as const

let downloads: Downloads
beforeEach(() => {
  resetFakeData()
  fakeEvents.set(loaded([EVENT]))
  fetchRegistrants.mockResolvedValue([IDA, CY, BO])
  downloads = catchDownloads()
})
afterEach(() => downloads.release())

const open = (path = '/a%2Fb') => openLiveEventsAdmin({ path })
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.firstChild?.textContent)

test('the table leads to who registered, who came and who cancelled', async () => {
  const { user, container, address } = open('')
  await user.click(await screen.findByRole('button', { name: 'Registrants' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Registrants of “Interviews”' })).toBeVisible()
  expect(address().pathname).toBe('/live-events-admin/a%2Fb')
  expect(screen.getByRole('link', { name: 'Event page' })).toHaveAttribute('href', '/live-events/a%2Fb')
  expect(fetchRegistrants.mock.calls[0]?.[0]).toMatchObject({ documentId: 'a/b', eventType: 'webinar' })
  expect(
    await screen.findByText('2 registered, 1 canceled. 1 joined, for 45 minutes on average.'),
  ).toBeVisible()
  expect(names()).toEqual(['Bo', 'Cy', 'Ida'])
  expect(screen.getByText('Joined, 45 min')).toBeVisible()
  expect(screen.getByText('Did not join')).toBeVisible()
  expect(screen.getByText('Registered at Zoom')).toBeVisible()
  expect(screen.getAllByText('Member, acme.test')).toHaveLength(2)
  // The event is over.
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('of a canceled event nobody is registered any more', async () => {
  fakeEvents.set(loaded([{ ...EVENT, state: 'cancelled' }]))
  fetchRegistrants.mockResolvedValue([
    { ...IDA, minutes: null },
    { ...CY, minutes: null },
  ])
  open()
  expect(await screen.findByText('1 was registered, 1 canceled.')).toBeVisible()
})

test('whom our emails do not reach is named, except those who canceled', async () => {
  fetchRegistrants.mockResolvedValue([IDA, { ...BO, isMailRefused: true }, { ...CY, isMailRefused: true }])
  open()
  expect(
    await screen.findByText(
      'Our emails do not reach 1 person, because the mail server refuses the address: bo@acme.test',
    ),
  ).toBeVisible()
})

test('registrants are searched, filtered and sorted', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Attendance' }))
  expect(names()[0]).toBe('Ida')
  expect(screen.getByRole('columnheader', { name: 'Attendance' })).toHaveAttribute('aria-sort', 'descending')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Canceled')
  expect(names()).toEqual(['Cy'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All')
  await user.type(screen.getByRole('searchbox', { name: 'Find a registrant' }), 'bo@')
  await waitFor(() => expect(names()).toEqual(['Bo']))
  await user.type(screen.getByRole('searchbox', { name: 'Find a registrant' }), 'x')
  expect(await screen.findByRole('heading', { name: 'Nobody matches' })).toBeVisible()
})

test('all registrants are exported, whatever the list shows', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('searchbox', { name: 'Find a registrant' }), 'ida')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(downloads.names).toHaveLength(1))
  const { type, bytes } = await downloads.last()
  expect(type).toBe('text/csv;charset=utf-8')
  expect(new TextDecoder().decode(bytes)).toContain('Bo,bo@acme.test,Registered,2026-01-02 03:04,No,0')
  await user.click(screen.getByRole('button', { name: 'Export Excel' }))
  await waitFor(() => expect(downloads.names).toHaveLength(2))
  expect((await downloads.last()).type).toContain('spreadsheetml')
})

test('1,000 registrants are counted, and only those in view are drawn', async () => {
  fetchRegistrants.mockResolvedValue(
    Array.from({ length: 1_000 }, (_none, at) => ({ ...IDA, registrantId: String(at) })),
  )
  open()
  expect(await screen.findByText('1000 people')).toBeVisible()
  expect(screen.getAllByRole('row').length).toBeLessThan(40)
})

test.each([
  ['cen/zoom-unavailable', /Zoom cannot be reached/],
  ['cen/offline', /^The registrants could not be read\./],
] as const)('after %s they can be read again', async (code, message) => {
  fetchRegistrants.mockRejectedValueOnce(new StudioError(code))
  const { user, container } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 people')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('says that they load, and that there are none yet', async () => {
  let answer = (_registrants: readonly EventRegistrant[]) => {}
  fetchRegistrants.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const { container } = open()
  expect(await screen.findByText('Loading the registrants')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await act(async () => answer([]))
  expect(await screen.findByRole('heading', { name: 'No registrants' })).toBeVisible()
  expect(
    screen.getByText('No one has registered yet. Registrants and their attendance appear here.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Export/ })).not.toBeInTheDocument()
})

test('an unknown address says so', async () => {
  const { container } = open('/none')
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no event here' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('says that the event loads, and why it could not be read', async () => {
  const refetch = jest.fn()
  fakeEvents.set({ data: undefined, error: null, isPending: true, refetch })
  const { user } = open()
  expect(await screen.findByText('Loading the event')).toBeInTheDocument()
  act(() =>
    fakeEvents.set({ data: undefined, error: new StudioError('cen/offline'), isPending: false, refetch }),
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
