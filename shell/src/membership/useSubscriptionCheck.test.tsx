import { fakeCalls, resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import { type PendingCheckout, storedCheckout } from '@outcome-studio/shared/domain/payments'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))
const required = () => screen.findByRole('dialog', { name: 'Membership required' })
const SOON = '2999-01-01T00:00:00.000Z'

/** A member without access who has already chosen cookies. */
const member = (changes: Partial<Member> = {}) =>
  testMember({ cookiePreferences: { functionalInsights: false }, accessType: 'NONE', ...changes })

beforeEach(() => {
  jest.useFakeTimers()
  resetFakeData()
  fakeCalls.readSubscription.mockResolvedValue({ status: 'not-active' })
})
afterEach(() => jest.useRealTimers())

test('ten seconds after a member has loaded, once', async () => {
  signedIn(member({ accessType: 'NEVER_SUBSCRIBED' }))
  const { shell, router } = renderShell('/')
  await pass(9_999)
  expect(fakeCalls.readSubscription).not.toHaveBeenCalled()
  await pass(1)
  expect(await required()).toBeVisible()

  act(() => shell.host.modals.close('membershipRequired'))
  // The record comes in anew, and the member goes about.
  act(() => signedIn(member({ accessType: 'NEVER_SUBSCRIBED', title: 'Lead' })))
  await act(() => router.navigate('/live-events'))
  await pass(60_000)
  expect(fakeCalls.readSubscription).toHaveBeenCalledTimes(1)
  expect(shell.host.modals.shown.get().modal).toBeNull()
})

test('an active subscription changes nothing', async () => {
  fakeCalls.readSubscription.mockResolvedValue({ status: 'active', price: null, cancelAtPeriodEnd: false })
  signedIn(member())
  const { shell } = renderShell('/')
  await pass(10_000)
  expect(fakeCalls.readSubscription).toHaveBeenCalledTimes(1)
  expect(shell.host.modals.shown.get().modal).toBeNull()
})

test('access without an active subscription is asked about', async () => {
  signedIn(member({ accessType: 'STANDARD' }))
  renderShell('/')
  await pass(10_000)
  expect(await required()).toBeVisible()
})

test('days of grace are shown with their end and lead to the plan', async () => {
  fakeCalls.readSubscription.mockResolvedValue({ status: 'not-active', graceEndsAt: SOON })
  signedIn(member({ accessType: 'STANDARD' }))
  const { shell, router } = renderShell('/')
  await pass(10_000)
  expect(
    await screen.findByText(/^Your last payment failed. You keep full access until .*(2998|2999)/),
  ).toBeVisible()
  expect(shell.host.modals.shown.get().modal).toBeNull()
  act(() => screen.getByRole('button', { name: 'See your plan' }).click())
  expect(router.state.location.pathname).toBe('/auth/plan')
})

test.each<[string, Partial<Member>]>([
  ['/auth/plan', {}],
  ['/', { payment: { state: 'due', problem: 'declined', accessUntil: SOON } }],
])('days of grace are not shown at %s, which says them itself', async (path, payment) => {
  fakeCalls.readSubscription.mockResolvedValue({ status: 'not-active', graceEndsAt: SOON })
  signedIn(member({ accessType: 'STANDARD', ...payment }))
  const { shell } = renderShell(path)
  await pass(60_000)
  expect(shell.host.toasts.shown.get()).toEqual([])
})

test('days of grace end on a day of the member, where another one than in UTC', async () => {
  fakeCalls.readSubscription.mockResolvedValue({
    status: 'not-active',
    graceEndsAt: '2028-01-05T12:00:00.000Z',
  })
  signedIn(member({ accessType: 'STANDARD' }))
  renderShell('/')
  await pass(10_000)
  expect(await screen.findByText(/You keep full access until January 6, 2028 \(.+\)\.$/)).toBeVisible()
})

test('days of grace that are over are none', async () => {
  fakeCalls.readSubscription.mockResolvedValue({
    status: 'not-active',
    graceEndsAt: '2001-01-01T00:00:00.000Z',
  })
  signedIn(member({ accessType: 'STANDARD' }))
  renderShell('/')
  await pass(10_000)
  expect(await required()).toBeVisible()
})

test.each<[string, Partial<Member>, Partial<Member>]>([
  ['the first time', { accessType: 'NONE' }, { accessType: 'STANDARD' }],
  ['again', { accessType: 'STANDARD' }, { accessType: 'STANDARD', subscriptionExpiresAt: SOON }],
])('a member who pays %s while the modal waits is not asked', async (_when, before, after) => {
  const answer = Promise.withResolvers<{ readonly status: 'not-active' }>()
  fakeCalls.readSubscription.mockReturnValue(answer.promise)
  signedIn(member(before))
  const { shell, router } = renderShell('/')
  await pass(10_000)
  await act(() => router.navigate('/auth/plan'))
  await act(async () => answer.resolve({ status: 'not-active' }))
  act(() => signedIn(member(after)))
  await act(() => router.navigate('/'))
  expect(shell.host.modals.shown.get().modal).toBeNull()
})

describe('a payment that is being confirmed', () => {
  const pay = (uid: string, state: PendingCheckout['state']) =>
    storedCheckout(window).set({ uid, sessionId: 'one', startedAt: '2026-06-01T12:00:00.000Z', state })
  afterEach(() => storedCheckout(window).remove())

  test('is waited for', async () => {
    pay(member().id, 'away')
    signedIn(member())
    const { shell } = renderShell('/')
    await pass(120_000)
    expect(fakeCalls.readSubscription).not.toHaveBeenCalled()
    expect(shell.host.modals.shown.get().modal).toBeNull()
    storedCheckout(window).remove()
    await pass(5_000)
    expect(await required()).toBeVisible()
  })

  test.each([
    ['was left', member().id, 'left'],
    ['is somebody else’s', 'somebody', 'away'],
  ] as const)('but not one that %s', async (_what, uid, state) => {
    pay(uid, state)
    signedIn(member())
    renderShell('/')
    await pass(10_000)
    expect(await required()).toBeVisible()
  })
})

test.each<[string, Partial<Member>]>([
  ['on a trial', { accessType: 'NONE', trialExpiresAt: SOON }],
  ['whose trial has ended', { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: '2001-01-01T00:00:00.000Z' }],
])('a group user %s is not asked about', async (_who, changes) => {
  signedIn(member(changes))
  renderShell('/')
  await pass(60_000)
  expect(fakeCalls.readSubscription).not.toHaveBeenCalled()
})

test('a check that fails is only logged, and made again after ever longer waits', async () => {
  const failure = new StudioError('cen/offline')
  fakeCalls.readSubscription.mockRejectedValue(failure)
  signedIn(member())
  const { shell, reports } = renderShell('/')
  await pass(10_000)
  expect(reports).toEqual([failure])
  await pass(9_999)
  expect(reports).toHaveLength(1)
  await pass(1)
  expect(reports).toHaveLength(2)
  await pass(3_600_000)
  expect(reports.length).toBeLessThan(20)
  expect(shell.host.modals.shown.get().modal).toBeNull()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  fakeCalls.readSubscription.mockResolvedValue({ status: 'not-active' })
  await pass(300_000)
  expect(await required()).toBeVisible()
})

test('each person is checked; what was asked of one does not concern the next', async () => {
  const answer = Promise.withResolvers<{ readonly status: 'not-active' }>()
  fakeCalls.readSubscription.mockReturnValueOnce(answer.promise)
  signedIn(member({ id: 'first' }))
  const { shell } = renderShell('/')
  await pass(10_000)
  act(() => signedIn(member({ id: 'second' })))
  await act(async () => answer.resolve({ status: 'not-active' }))
  await pass(9_999)
  expect(shell.host.modals.shown.get().modal).toBeNull()
  await pass(1)
  expect(await required()).toBeVisible()
})

test('who signs out before the answer has come is asked about anew, and nothing is reported', async () => {
  const answer = Promise.withResolvers<never>()
  fakeCalls.readSubscription.mockReturnValueOnce(answer.promise)
  signedIn(member())
  const { reports } = renderShell('/')
  await pass(10_000)
  act(signedOut)
  await act(async () => answer.reject(new StudioError('cen/sign-in-required')))
  act(() => signedIn(member()))
  await pass(10_000)
  expect(fakeCalls.readSubscription).toHaveBeenCalledTimes(2)
  expect(reports).toEqual([])
})

describe('the modal waits for its turn', () => {
  test('and does not come where a group has taken the member in meanwhile', async () => {
    signedIn(member())
    const { shell } = renderShell('/')
    act(() => shell.host.modals.open('profile'))
    await pass(10_000)
    act(() => signedIn(member({ trialExpiresAt: SOON, accessType: 'NONE' })))
    act(() => shell.host.modals.close('profile'))
    await pass(1_000)
    expect(shell.host.modals.shown.get().modal).toBeNull()
  })

  test('behind another modal', async () => {
    signedIn(member({ accessType: 'NONE' }))
    const { shell } = renderShell('/')
    act(() => shell.host.modals.open('cookiePreferences'))
    await pass(10_000)
    expect(shell.host.modals.shown.get().modal).toBe('cookiePreferences')
    act(() => shell.host.modals.close('cookiePreferences'))
    await pass(9_999)
    expect(shell.host.modals.shown.get().modal).toBeNull()
    await pass(1)
    expect(await required()).toBeVisible()
  })

  test.each([
    ['a screen without sidebar', '/dev/token', member()],
    ['the plan', '/auth/plan', member()],
  ])('on %s', async (_where, path, who) => {
    signedIn(who)
    const { shell, router } = renderShell(path)
    await pass(10_000)
    expect(shell.host.modals.shown.get().modal).toBeNull()
    await act(() => router.navigate('/'))
    await pass(9_999)
    expect(shell.host.modals.shown.get().modal).toBeNull()
    await pass(1)
    expect(await required()).toBeVisible()
  })

  test('and counts the time on all pages that a member can use', async () => {
    signedIn(member())
    const { shell, router } = renderShell('/')
    await pass(6_000)
    await act(() => router.navigate('/auth/plan'))
    await pass(60_000)
    await act(() => router.navigate('/live-events'))
    await pass(3_999)
    expect(shell.host.modals.shown.get().modal).toBeNull()
    await pass(1)
    expect(await required()).toBeVisible()
  })

  test('for a profile that is still to be filled in', async () => {
    signedIn(member({ name: '', firstName: '' }))
    const { shell, router } = renderShell('/')
    await pass(10_000)
    expect(shell.host.modals.shown.get().modal).toBeNull()
    act(() => signedIn(member()))
    expect(shell.host.modals.shown.get().modal).toBeNull()
    await act(() => router.navigate('/'))
    // The same time on the first pages as for a member who already had a name.
    await pass(9_999)
    expect(shell.host.modals.shown.get().modal).toBeNull()
    await pass(1)
    expect(await required()).toBeVisible()
  })

  test('unless the member has opened it meanwhile', async () => {
    signedIn(member({ accessType: 'NONE' }))
    const { shell } = renderShell('/')
    act(() => shell.host.modals.open('membershipRequired'))
    await pass(10_000)
    act(() => shell.host.modals.close('membershipRequired'))
    await pass(60_000)
    expect(shell.host.modals.shown.get().modal).toBeNull()
  })
})

describe('a seat of a group', () => {
  test('that is there since the sign-in is taken instead', async () => {
    fakeCalls.takeSeat.mockResolvedValue('seated')
    signedIn(member({ accessType: 'NEVER_SUBSCRIBED' }))
    const { shell } = renderShell('/')
    await pass(60_000)
    expect(fakeCalls.takeSeat).toHaveBeenCalledTimes(1)
    expect(shell.host.modals.shown.get().modal).toBeNull()
  })

  test('is asked for again if the answer did not come', async () => {
    const failure = new StudioError('cen/offline')
    fakeCalls.takeSeat.mockRejectedValueOnce(failure)
    signedIn(member({ accessType: 'NEVER_SUBSCRIBED' }))
    const { shell, reports } = renderShell('/')
    await pass(10_000)
    expect(reports).toEqual([failure])
    expect(shell.host.modals.shown.get().modal).toBeNull()
    await pass(10_000)
    expect(await required()).toBeVisible()
  })

  test('is not looked for where a membership is active', async () => {
    fakeCalls.readSubscription.mockResolvedValue({ status: 'active', price: null, cancelAtPeriodEnd: false })
    signedIn(member())
    renderShell('/')
    await pass(60_000)
    expect(fakeCalls.takeSeat).not.toHaveBeenCalled()
  })
})
