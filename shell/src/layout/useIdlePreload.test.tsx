import { testMember } from '@outcome-studio/shared/feature/testing'
import { waitFor } from '@testing-library/react'
import { resetFakeData, signedIn } from '../testing/fakeData.ts'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock('@outcome-studio/shared/data', () => jest.requireActual('../testing/fakeData.ts'))

/** The browser is busy until a test lets it be idle. */
const waiting = new Map<number, () => void>()
let handles = 0

beforeEach(() => {
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
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

test('the features a member can go to are warmed up once the browser is idle, and no others', async () => {
  signedIn(testMember({ cookiePreferences: { functionalInsights: false } }))
  const preload = jest.fn()
  renderShell('/', { features: { preload } })
  expect(preload).not.toHaveBeenCalled()
  await waitFor(() => expect(waiting.size).toBeGreaterThan(0))
  for (const callback of waiting.values()) callback()
  expect(preload.mock.calls.map(([address]) => address.remote)).toEqual([
    'mfe-outcome-validation',
    'mfe-account',
  ])
})

test('a page that is left before is not held up by it', async () => {
  signedIn(testMember({ cookiePreferences: { functionalInsights: false } }))
  const { unmount } = renderShell('/')
  await waitFor(() => expect(waiting.size).toBe(1))
  unmount()
  expect(waiting.size).toBe(0)
})
