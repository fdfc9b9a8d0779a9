import type { SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import { fakeCalls, fakeCatalogue, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import { createReadable } from '@outcome-studio/shared/feature'
import { renderFeature, testMember } from '@outcome-studio/shared/feature/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import feature from '../feature.tsx'
import { FUTURE, PAST } from '../testing/openPlan.tsx'
import { SEAT_GROUP as GROUP } from '../testing/SEAT_GROUP.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

const { changeSeatCount, changeSeats, listSeats } = fakeCalls
const open = (member: Partial<Member> = {}) =>
  renderFeature(feature, { basename: '/auth/seats', path: '', member: createReadable(testMember(member)) })

/** Opens the screen of an owner. */
async function openGroup(changes: Partial<SeatGroup> = {}, member: Partial<Member> = {}) {
  listSeats.mockResolvedValue([{ ...GROUP, ...changes }])
  changeSeats.mockResolvedValue({ groups: [{ ...GROUP, ...changes }], mailed: [] })
  const rendered = open(member)
  await screen.findByRole('region', { name: 'Your group' })
  return { ...rendered, user: userEvent.setup() }
}

test('an invitation is not offered to be sent again on the day of its mail', async () => {
  const now = new Date().toISOString()
  await openGroup({
    invitations: [...GROUP.invitations, { email: 'new@else.test', invitedAt: now, expiresAt: FUTURE }],
  })
  expect(screen.getByRole('button', { name: 'Send the invitation to bob@else.test again' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send the invitation to new@else.test again' })).toBeNull()
  expect(screen.getByText(/sent today, can be sent again tomorrow/)).toBeVisible()
})

test('an owner sees who has a seat, for whom one is reserved, and how many are free', async () => {
  const { container } = await openGroup({
    invitations: [...GROUP.invitations, { email: 'old@else.test', invitedAt: PAST, expiresAt: PAST }],
  })
  expect(screen.getByText('2 of 4 seats taken, one of them yours, 1 invited. 1 seat free.')).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'People with a seat' })).getAllByRole('listitem')
  for (const [at, parts] of [
    ['Ann Lee', 'ann@acme.test', 'Active', 'Last used'],
    ['bob@else.test', 'Invited until'],
    ['old@else.test', 'Expired on'],
  ].entries()) {
    for (const part of parts) expect(rows[at]?.textContent).toContain(part)
  }
  expect(await axe(container)).toHaveNoViolations()
})

test('addresses are invited by keyboard, and what was typed stays until then', async () => {
  const { user } = await openGroup({ free: 2 })
  const field = screen.getByRole('textbox', { name: 'Invite by email' })
  await user.type(field, 'Cy@Else.test, not an address{Enter}')
  expect(await screen.findByText('“not” is not an email address.')).toBeVisible()
  expect(changeSeats).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, 'cy@else.test di@else.test')
  changeSeats.mockRejectedValueOnce(new StudioError('cen/offline'))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Nobody was invited\./)).toBeVisible()
  expect(field).toHaveValue('cy@else.test di@else.test')
  await user.type(field, '{Enter}')
  expect(changeSeats).toHaveBeenLastCalledWith({
    source: 'own',
    change: { kind: 'invite', emails: ['cy@else.test', 'di@else.test'] },
  })
  expect(field).toHaveValue('')
})

test.each([
  ['cy@else.test', ['cy@else.test'], 'The invitation is sent.'],
  ['cy@else.test di@else.test', ['cy@else.test', 'di@else.test'], 'The invitations are sent.'],
  [
    'cy@else.test di@else.test',
    ['di@else.test'],
    '1 invitation sent. cy@else.test was invited already today. The invitation can be sent again tomorrow.',
  ],
  [
    'bob@else.test',
    [],
    'bob@else.test was invited already today. The invitation can be sent again tomorrow.',
  ],
  ['Ann@acme.test', [], 'ann@acme.test has a seat already.'],
  ['boss@acme.test', [], 'boss@acme.test manages the group and needs no invitation.'],
])('for %s, of whom %j are mailed, it says: %s', async (typed, mailed, said) => {
  const { user, host } = await openGroup({ free: 2 })
  const cy = { email: 'cy@else.test', invitedAt: PAST, expiresAt: FUTURE }
  changeSeats.mockResolvedValue({ groups: [{ ...GROUP, invitations: [...GROUP.invitations, cy] }], mailed })
  await user.type(screen.getByRole('textbox', { name: 'Invite by email' }), `${typed}{Enter}`)
  expect(host.calls.toasts.at(-1)).toContain(said)
})

test('an address whose seat is reserved can be invited again although no seat is free', async () => {
  const { user } = await openGroup({ free: 0 })
  await user.type(screen.getByRole('textbox', { name: 'Invite by email' }), 'bob@else.test{Enter}')
  expect(changeSeats).toHaveBeenCalled()
})

test.each([
  [0, 'No seat is free. Free a seat or buy more seats first.'],
  [1, 'Only 1 seat free, and these are 2 addresses.'],
])('with %d free seats, two addresses are refused with what to do', async (free, problem) => {
  const { user } = await openGroup({ free })
  await user.type(screen.getByRole('textbox', { name: 'Invite by email' }), 'a@else.test,b@else.test{Enter}')
  expect(await screen.findByText(problem)).toBeVisible()
  expect(changeSeats).not.toHaveBeenCalled()
})

test('a seat is freed after a question, and moved to another address', async () => {
  const { user } = await openGroup()
  await user.click(screen.getByRole('button', { name: 'Free the seat of ann@acme.test' }))
  const question = await screen.findByRole('dialog', { name: 'Free this seat?' })
  expect(question).toHaveTextContent('Ann Lee loses access at once and is told by email.')
  await user.click(within(question).getByRole('button', { name: 'Free seat' }))
  expect(changeSeats).toHaveBeenLastCalledWith({ source: 'own', change: { kind: 'free', uid: 'ann' } })

  await user.click(screen.getByRole('button', { name: 'Move the seat of ann@acme.test' }))
  const move = await screen.findByRole('dialog', { name: 'Move this seat?' })
  await user.click(within(move).getByRole('button', { name: 'Move seat' }))
  expect(await within(move).findByText('Please enter one email address.')).toBeVisible()
  await user.type(within(move).getByRole('textbox', { name: 'Email of the next person' }), 'Cy@else.test')
  await user.click(within(move).getByRole('button', { name: 'Move seat' }))
  expect(changeSeats).toHaveBeenLastCalledWith({
    source: 'own',
    change: { kind: 'move', uid: 'ann', email: 'cy@else.test' },
  })
})

test('an invitation is sent again and withdrawn; a change that fails says so', async () => {
  const { user, host } = await openGroup()
  await user.click(screen.getByRole('button', { name: 'Send the invitation to bob@else.test again' }))
  expect(host.calls.toasts.at(-1)).toMatch(/^bob@else\.test was invited already today\./)
  expect(changeSeats).toHaveBeenLastCalledWith({
    source: 'own',
    change: { kind: 'invite', emails: ['bob@else.test'] },
  })
  changeSeats.mockRejectedValueOnce(new StudioError('cen/no-group'))
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to bob@else.test' }))
  expect(await screen.findByText(/Nothing was changed\. You have no group/)).toBeVisible()
})

test('seats are opened to a domain, but not at a public mail provider', async () => {
  const { user, unmount } = await openGroup()
  const name = 'Anyone with a confirmed @acme.test address may take a free seat'
  await user.click(screen.getByRole('switch', { name }))
  expect(changeSeats).toHaveBeenLastCalledWith({ source: 'own', change: { kind: 'open', isOpen: true } })
  unmount()
  await openGroup({ domain: null })
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})

test('more seats are bought from the next period on, with date and price before and after', async () => {
  const price = {
    productId: 'p',
    priceId: 'g',
    plan: 'groupYearly',
    amount: 49_900,
    currency: 'usd',
    interval: 'year',
  } as const
  fakeCatalogue.set(loaded([price]))
  const { user } = await openGroup()
  changeSeatCount.mockResolvedValue([{ ...GROUP, planned: { seats: 6, at: FUTURE } }])
  await user.click(screen.getByRole('button', { name: 'Change number of seats' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the number of seats' })
  const field = within(dialog).getByRole('textbox', { name: 'Seats' })
  await user.clear(field)
  await user.type(field, '2')
  expect(
    within(dialog).getByText('3 seats are taken. Free seats or withdraw invitations first.'),
  ).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Set number' }))
  expect(changeSeatCount).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, '6')
  expect(dialog).toHaveTextContent(/on you have 6 seats instead of 4\./)
  expect(dialog).toHaveTextContent(
    'You pay $2,994 a year then, now it is $1,996 a year. Nothing is charged before.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Set number' }))
  expect(changeSeatCount).toHaveBeenCalledWith(6)
  expect(await screen.findByText(/^6 seats from/)).toBeVisible()
})

const planChangeRequest = {
  createdAt: PAST,
  currentPlan: 'groupYearly',
  newPlan: 'yearly',
  requestExpiresAt: FUTURE,
}
const planned = { seats: 3, at: FUTURE }
test.each<[string, Partial<SeatGroup>, Partial<Member>, string, string, string]>([
  [
    'a planned change of plan, with another number',
    {},
    { planChangeRequest },
    '6',
    'This replaces your change to the yearly plan, planned for',
    'The number of seats is set. The change to the yearly plan is dropped.',
  ],
  [
    'a planned change of plan, with the same number',
    {},
    { planChangeRequest },
    '4',
    'Your planned change to the yearly plan stays.',
    'The number of seats stays as it is. Your planned change to the yearly plan stays.',
  ],
  [
    'a planned number, with another one',
    { planned },
    {},
    '6',
    'This replaces the planned change to 3 seats.',
    'The number of seats is set. The change to 3 seats is dropped.',
  ],
  [
    'a planned number, with the current one',
    { planned },
    {},
    '4',
    'The planned change to 3 seats is dropped.',
    'The number of seats stays as it is. The change to 3 seats is dropped.',
  ],
])('%s: the dialog names what is dropped or kept, before and after', async (...row) => {
  const [, group, member, seats, before, after] = row
  const { user, host } = await openGroup(group, member)
  changeSeatCount.mockResolvedValue([GROUP])
  await user.click(screen.getByRole('button', { name: 'Change number of seats' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the number of seats' })
  const field = within(dialog).getByRole('textbox', { name: 'Seats' })
  await user.clear(field)
  await user.type(field, seats)
  expect(dialog).toHaveTextContent(before)
  await user.click(within(dialog).getByRole('button', { name: 'Set number' }))
  await waitFor(() => expect(host.calls.toasts).toEqual([after]))
})

test('a list that did not come can be asked for again', async () => {
  listSeats.mockRejectedValueOnce(new StudioError('cen/offline'))
  open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  listSeats.mockResolvedValue([GROUP])
  await userEvent.click(retry)
  expect(await screen.findByRole('region', { name: 'Your group' })).toBeVisible()
})
