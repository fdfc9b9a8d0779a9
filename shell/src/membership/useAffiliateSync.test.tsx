import { fakeCalls, resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import type { Member } from '@outcome-studio/shared/domain/member'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act } from '@testing-library/react'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** A member whose profile was not sent yet. */
const member = (changes: Partial<Member> = {}) =>
  testMember({ cookiePreferences: { functionalInsights: false }, affSvcSynced: false, ...changes })

beforeEach(() => {
  jest.useFakeTimers()
  resetFakeData()
})
afterEach(() => jest.useRealTimers())

const { syncAffiliateServices } = fakeCalls

test('a complete profile is synced once for each page load', async () => {
  signedIn(member())
  renderShell('/')
  await pass(10_000)
  act(() => signedIn(member({ title: 'Chief' })))
  await pass(60_000)
  expect(syncAffiliateServices).toHaveBeenCalledTimes(1)
})

test('a profile is synced once it is complete', async () => {
  signedIn(member({ name: '', firstName: '', lastName: '' }))
  renderShell('/auth/profile')
  await pass(10_000)
  expect(syncAffiliateServices).not.toHaveBeenCalled()
  act(() => signedIn(member()))
  await pass(10_000)
  expect(syncAffiliateServices).toHaveBeenCalledTimes(1)
})

test('nothing is synced again, or for nobody', async () => {
  signedIn(member({ affSvcSynced: true }))
  renderShell('/')
  await pass(10_000)
  act(signedOut)
  await pass(10_000)
  expect(syncAffiliateServices).not.toHaveBeenCalled()
})

test('another member of the same page is synced, too', async () => {
  signedIn(member({ id: 'first' }))
  renderShell('/')
  await pass(10_000)
  act(() => signedIn(member({ id: 'second' })))
  await pass(10_000)
  expect(syncAffiliateServices).toHaveBeenCalledTimes(2)
})
