import { resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act } from '@testing-library/react'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

/** The browser is busy until a test lets it be idle. */
const waiting = new Map<number, () => void>()
let handles = 0

beforeEach(() => {
  jest.useFakeTimers()
  resetFakeData()
  waiting.clear()
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      handles += 1
      waiting.set(handles, callback)
      return handles
    },
    cancelIdleCallback: (handle: number) => waiting.delete(handle),
  })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** The browser has nothing else to do, once. */
function beIdle(): void {
  act(() => {
    for (const [handle, callback] of [...waiting]) {
      waiting.delete(handle)
      callback()
    }
  })
}

test('the features a member can go to are warmed up a while later, one at a time, and no others', async () => {
  signedIn(testMember({ affSvcSynced: true, cookiePreferences: { functionalInsights: false } }))
  const preload = jest.fn()
  renderShell('/', { features: { preload } })
  await pass(2_999)
  beIdle()
  expect(preload).not.toHaveBeenCalled()
  await pass(1)
  while (waiting.size > 0) {
    const before = preload.mock.calls.length
    beIdle()
    expect(preload.mock.calls.length - before).toBeLessThanOrEqual(1)
  }
  expect(preload.mock.calls.map(([address]) => address.remote)).toEqual([
    'mfe-studies',
    'mfe-outcome-validation',
    'mfe-live-events',
    'mfe-account',
  ])
})

test('a page that is left before is not held up by it', async () => {
  signedIn(testMember({ affSvcSynced: true, cookiePreferences: { functionalInsights: false } }))
  const preload = jest.fn()
  const { unmount } = renderShell('/', { features: { preload } })
  await pass(3_000)
  // The first feature, and at home the two places of the next event.
  expect(waiting.size).toBe(3)
  unmount()
  expect(waiting.size).toBe(0)
  await pass(3_000)
  expect(preload).not.toHaveBeenCalled()
})

test('nothing is warmed up while a member types', async () => {
  signedIn(testMember({ affSvcSynced: true, cookiePreferences: { functionalInsights: false } }))
  const preload = jest.fn()
  renderShell('/', { features: { preload } })
  await pass(2_000)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  await pass(1_000)
  while (waiting.size > 0) beIdle()
  expect(preload.mock.calls.map(([address]) => address.remote)).not.toContain('mfe-studies')
  await pass(3_000)
  while (waiting.size > 0) beIdle()
  expect(preload.mock.calls.map(([address]) => address.remote)).toContain('mfe-studies')
})
