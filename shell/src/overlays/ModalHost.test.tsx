import { resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { FALLBACK_MESSAGE } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

// A server that does not hand out the modals' code, but for the time when it was asked without end.
const MOST = 50
let mockAsked = 0
jest.mock('./ShownModal.tsx', () => {
  mockAsked += 1
  if (mockAsked < MOST) throw new Error('Loading chunk 7 failed.')
  return { ShownModal: () => null }
})

beforeEach(() => {
  resetFakeData()
  mockAsked = 0
})
afterEach(() => jest.useRealTimers())

test('closes a modal that fails to load and shows the error; the next attempt loads again', async () => {
  signedIn(testMember())
  const { shell, reports } = renderShell('/')
  for (const times of [1, 2]) {
    await act(async () => shell.host.modals.open('profile'))
    expect(await screen.findByText(FALLBACK_MESSAGE)).toBeVisible()
    expect(shell.host.modals.shown.get().modal).toBeNull()
    expect(reports).toHaveLength(times)
  }
})

test('postpones the cookie question if it fails to load, and runs nothing optional', async () => {
  signedIn(testMember({ cookiePreferences: null }))
  const { shell, reports } = renderShell('/')
  await waitFor(() => expect(reports).not.toHaveLength(0))
  await act(async () => {})
  expect(reports).toHaveLength(1)
  expect(mockAsked).toBeLessThan(MOST)
  expect(shell.host.modals.shown.get().modal).toBeNull()
  expect(shell.consent.insightsOf.get()).toBeNull()
})

test.each([
  ['NEVER_SUBSCRIBED', 1],
  ['STANDARD', 0],
] as const)('for %s home loads the question for a membership ahead: %d times', async (accessType, times) => {
  jest.useFakeTimers()
  signedIn(testMember({ accessType }))
  const { reports } = renderShell('/')
  await act(async () => jest.advanceTimersByTimeAsync(5_000))
  expect(mockAsked).toBe(times)
  expect(reports).toHaveLength(0)
})
