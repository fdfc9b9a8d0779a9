import type { ListedMember } from '@outcome-studio/shared/callables/listMembers'
import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { formatDay, formatLastDay } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { createReadable } from '@outcome-studio/shared/feature'
import {
  catchDownloads,
  type Downloads,
  renderFeature,
  testMember,
} from '@outcome-studio/shared/feature/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import feature from '../feature.tsx'
import { listedMember, memberPage } from '../testing/listedMember.ts'
import { FUTURE, PAST } from '../testing/openPlan.tsx'
import { SEAT_GROUP } from '../testing/SEAT_GROUP.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const setWide = (matches: boolean) => void Object.assign(globalThis, { matchMedia: () => ({ matches }) })

let downloads: Downloads
beforeEach(() => {
  resetFakeData()
  setWide(true)
  downloads = catchDownloads()
})
afterEach(() => {
  downloads.release()
  Reflect.deleteProperty(globalThis, 'matchMedia')
})

const { listMembers, listSeats, logMembersExport } = fakeCalls
const OWN = { scope: 'organization', address: '', after: null }

const ADA = listedMember('ada', { name: 'Ada', isAdmin: true })
const BEN = listedMember('ben', {
  name: 'Bén',
  state: 'seat',
  hasSeat: true,
  access: { hasAccess: true, reason: 'seat', until: FUTURE },
  lastSeenAt: PAST,
})
const CY = listedMember('cy', {
  name: '',
  state: 'ended',
  access: { hasAccess: false, reason: 'trialEnded', until: PAST },
})
const DUE = listedMember('due', {
  name: 'Due',
  state: 'paymentDue',
  planChange: { newPlan: 'yearly', at: FUTURE },
})
const ALL = [ADA, BEN, CY, DUE]

function open({ toolsAdmin = false, path = '' } = {}) {
  const rendered = renderFeature(feature, {
    basename: '/auth/members',
    path,
    member: createReadable(testMember({ isAdmin: true })),
    access: createReadable({ unrestricted: true, toolsAdmin }),
  })
  return { ...rendered, user: userEvent.setup() }
}
function openList(members: readonly ListedMember[] = ALL, options: Parameters<typeof open>[0] = {}) {
  listMembers.mockResolvedValue(memberPage(members))
  return open(options)
}
const names = async () => {
  const table = await screen.findByRole('table', { name: 'Members' })
  return within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.trim())
}
const count = async (text: string) => {
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(statuses()).toContain(text))
}

test('on a wide screen, a table says who has access, why, and when they were last seen', async () => {
  const { container } = openList()
  expect(await names()).toEqual(['Ada Admin', 'Bén', 'cy@acme.test', 'Due'])
  const [, ...rows] = screen.getAllByRole('row')
  for (const [at, parts] of [
    ['ada@acme.test', 'Member', 'Access', `Paid membership, until ${formatLastDay(FUTURE)}`, 'No', 'Unknown'],
    ['Group seat', `Seat of a group, until ${formatLastDay(FUTURE)}`, 'Yes', 'years ago'],
    ['Ended', 'No access', `Trial ended on ${formatLastDay(PAST)}`],
    ['Payment due', 'Changes to', formatDay(FUTURE)],
  ].entries()) {
    for (const part of parts) expect(rows[at]?.textContent).toContain(part)
  }
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await count('4 members')
  expect(screen.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('on a narrow screen, a list says the same', async () => {
  setWide(false)
  const { container } = openList()
  const list = within(await screen.findByRole('list', { name: 'Members' }))
  const items = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items[0]).toMatch(/^Adaada@acme\.testMemberAdminAccessPaid membership, until .*Last seen: Unknown$/)
  expect(items[2]).toMatch(/^cy@acme\.testEndedNo access/)
  expect(await axe(container)).toHaveNoViolations()
})

test('a search over names and addresses ignores accents and case, and the count follows', async () => {
  const { user } = openList()
  const field = await screen.findByRole('searchbox', { name: 'Find a member' })
  await user.type(field, 'ben')
  await count('1 of 4 members')
  expect(await names()).toEqual(['Bén'])
  await user.clear(field)
  await user.type(field, 'nobody')
  await user.click(await screen.findByRole('button', { name: 'Show all' }))
  expect(field).toHaveValue('')
  await count('4 members')
})

test('filter and order are part of the address, and the search is not', async () => {
  const { user, router } = openList()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'With access')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Last seen')
  await user.type(screen.getByRole('searchbox', { name: 'Find a member' }), 'e')
  expect(await names()).toEqual(['Bén', 'Ada Admin', 'Due'])
  expect(screen.getByRole('columnheader', { name: 'Last seen' })).toHaveAttribute('aria-sort', 'descending')
  expect(router.state.location.search).toBe('?filter=access&order=lastSeen')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All')
  expect(router.state.location.search).toBe('?order=lastSeen')
})

test('an address opens its filter; values that nobody knows are ignored', async () => {
  openList(ALL, { path: '?filter=noAccess&order=size&scope=everybody' })
  expect(await names()).toEqual(['cy@acme.test'])
  expect(listMembers.mock.calls).toEqual([[OWN]])
})

test('an export holds what the list shows, after the server has logged it', async () => {
  const { user, host } = openList()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Without access')
  const logged = Promise.withResolvers<void>()
  logMembersExport.mockReturnValueOnce(logged.promise)
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(logMembersExport).toHaveBeenCalledWith({ scope: 'organization', members: 1 }))
  expect(downloads.names).toEqual([])
  logged.resolve()
  await waitFor(() => expect(downloads.names).toHaveLength(1))
  const { name, type, bytes } = await downloads.last()
  expect(name).toMatch(/^members-acme\.test-\d{4}-\d\d-\d\d\.csv$/)
  expect(type).toContain('text/csv')
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain('cy@acme.test')
  expect(text).not.toContain('ada@acme.test')
  expect(host.calls.toasts).toEqual([`${name} is in your downloads.`])
})

test('nothing is exported that was not logged', async () => {
  const { user, host } = openList()
  const failure = new StudioError('cen/offline')
  logMembersExport.mockRejectedValueOnce(failure)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(host.calls.errors).toEqual([failure]))
  expect(downloads.names).toEqual([])
})

test('an admin alone cannot choose everybody', async () => {
  openList()
  await screen.findByRole('table')
  expect(screen.queryByRole('combobox', { name: 'Members of' })).not.toBeInTheDocument()
  expect(screen.queryByRole('searchbox', { name: /begin with/ })).not.toBeInTheDocument()
})

test('a tools admin may choose everybody, page by page and by the beginning of an address', async () => {
  const { user, router, container } = openList(ALL, { toolsAdmin: true })
  const next = { email: 'ben@acme.test', domain: 'acme.test', uid: 'ben' }
  await screen.findByRole('table')
  listMembers.mockResolvedValueOnce(memberPage([ADA, BEN], next))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Members of' }), 'Everybody')
  await count('The first 2 members')
  expect(router.state.location.search).toBe('?scope=everybody')
  expect(
    screen.getByText('There are more members. Search, count and export cover only those that are loaded.'),
  ).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()

  listMembers.mockRejectedValueOnce(new StudioError('cen/offline'))
  const more = screen.getByRole('button', { name: 'Load more members' })
  await user.click(more)
  expect(await screen.findByText(/More members could not be loaded/)).toBeVisible()
  expect(await names()).toEqual(['Ada Admin', 'Bén'])
  listMembers.mockResolvedValueOnce(memberPage([CY]))
  await user.click(more)
  await count('3 members')
  expect(listMembers).toHaveBeenLastCalledWith({ scope: 'everybody', address: '', after: next })

  listMembers.mockResolvedValueOnce(memberPage([]))
  await user.type(screen.getByRole('searchbox', { name: 'Load addresses that begin with' }), 'zz{Enter}')
  expect(await screen.findByText('No address begins with “zz”.')).toBeVisible()
  expect(listMembers).toHaveBeenLastCalledWith({ scope: 'everybody', address: 'zz', after: null })
  listMembers.mockResolvedValueOnce(memberPage([DUE]))
  await user.click(screen.getByRole('button', { name: 'Load all' }))
  await count('1 member')
})

test('a long list is shown in parts, and exported as a whole', async () => {
  const many = Array.from({ length: 250 }, (_, at) => listedMember(`m${String(at).padStart(3, '0')}`))
  const { user } = openList(many)
  const rows = async () => (await screen.findByRole<HTMLTableElement>('table')).tBodies[0]?.rows.length
  expect(await rows()).toBe(200)
  expect(screen.getByText('250 members')).toBeVisible()
  expect(screen.getByText('The list shows 200 of 250.')).toBeVisible()
  await user.click(screen.getByText('Show more'))
  expect(await rows()).toBe(250)
  await user.click(screen.getByText('Export CSV'))
  await waitFor(() => expect(logMembersExport).toHaveBeenCalledWith({ scope: 'organization', members: 250 }))
})

test('an admin who manages seats sees how they are used, and is led to them', async () => {
  listSeats.mockResolvedValue([{ ...SEAT_GROUP, source: 'organization', isOwner: false }])
  const { container } = openList()
  const seats = within(await screen.findByRole('region', { name: 'Seats' }))
  expect(seats.getByText('2 of 4 seats used, 1 invitation open')).toBeVisible()
  expect(seats.getByRole('link', { name: 'Manage seats' })).toHaveAttribute('href', '/auth/seats')
  expect(await axe(container)).toHaveNoViolations()
})

test('two groups are told apart, and one that has ended is left out', async () => {
  const organization = { ...SEAT_GROUP, source: 'organization' } as const
  listSeats.mockResolvedValue([SEAT_GROUP, organization])
  const { unmount } = openList()
  expect(await screen.findByText('Your group: 2 of 4 seats used, 1 invitation open')).toBeVisible()
  expect(screen.getByText('Group of Acme: 2 of 4 seats used, 1 invitation open')).toBeVisible()
  unmount()
  listSeats.mockResolvedValue([SEAT_GROUP, { ...organization, endsAt: PAST }])
  openList()
  expect(await screen.findByText('2 of 4 seats used, 1 invitation open')).toBeVisible()
})

test('the list waits for the seats, so that they do not move it', async () => {
  const answer = Promise.withResolvers<readonly (typeof SEAT_GROUP)[]>()
  listSeats.mockReturnValue(answer.promise)
  openList()
  expect(await screen.findByText('Loading the members')).toBeInTheDocument()
  answer.resolve([])
  expect(await names()).toHaveLength(4)
  expect(screen.queryByRole('region', { name: 'Seats' })).not.toBeInTheDocument()
})

test('seats that cannot be counted do not keep the members from being listed', async () => {
  listSeats.mockRejectedValueOnce(new StudioError('cen/offline'))
  const { user } = openList()
  expect(await screen.findByText(/The seats could not be counted/)).toBeVisible()
  expect(await names()).toHaveLength(4)
  listSeats.mockResolvedValue([SEAT_GROUP])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 of 4 seats used, 1 invitation open')).toBeVisible()
})

test('while the members are loaded, the page says so', async () => {
  open()
  expect(await screen.findByText('Loading the members')).toBeInTheDocument()
})

const REFUSED = Object.assign(new Error('refused'), { code: 'functions/permission-denied' })
test.each([
  ['offline', new StudioError('cen/offline')],
  ['refused', REFUSED],
])('%s: the page says why, and loads again on request', async (_what, failure) => {
  listMembers.mockRejectedValueOnce(failure)
  const { user, container } = open()
  expect(await screen.findByText(/The members could not be loaded/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  listMembers.mockResolvedValue(memberPage(ALL))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await names()).toHaveLength(4)
})

test('the address of a list without members says that there are none', async () => {
  openList([])
  expect(await screen.findByRole('heading', { name: 'Nobody to list' })).toBeVisible()
})
