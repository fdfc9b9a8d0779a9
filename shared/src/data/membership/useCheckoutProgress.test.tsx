/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import '../testing/browserLikeNode.ts'
import { PAYMENT_CONFIRMATION_PATIENCE, type PendingCheckout } from '@outcome-studio/shared/domain/payments'
import { act, waitFor } from '@testing-library/react'
import type { Connection } from '../connection/Connection.ts'
import { provideConnection } from '../connection/currentConnection.ts'
import type { SignedIn } from '../session/Session.ts'
import { createMemoryClient } from '../testing/double/createMemoryClient.ts'
import { createMemoryConnection } from '../testing/double/createMemoryConnection.ts'
import { createMemoryDatabase, type MemoryDatabase } from '../testing/double/createMemoryDatabase.ts'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { useCheckoutProgress } from './useCheckoutProgress.ts'

const ANN: SignedIn = {
  state: 'signedIn',
  uid: 'ann',
  domain: 'acme.test',
  email: 'ann@acme.test',
  claims: { toolsAdmin: false },
}
const SESSION = 'customers/ann/checkout_sessions/one'

let database: MemoryDatabase
let disconnect: () => void
const auth = jest.fn<ReturnType<Connection['auth']>, []>()

beforeEach(() => {
  database = createMemoryDatabase()
  auth.mockReset().mockRejectedValue(new Error('The double has no SDK.'))
  const client = createMemoryClient({ database, session: () => ANN, now: () => new Date() })
  disconnect = provideConnection({ ...createMemoryConnection(client, ANN), auth })
  database.write(SESSION, {})
})
afterEach(() => {
  disconnect()
  jest.useRealTimers()
})

const follow = (state: PendingCheckout['state'] = 'returned') =>
  renderDataHook(() => useCheckoutProgress({ uid: 'ann', sessionId: 'one', startedAt: '', state })).result

test('a payment is confirmed once its subscription is active, and the session gets a new token', async () => {
  const progress = follow()
  expect(progress.current).toBe('confirming')
  act(() => database.write(SESSION, { status: 'complete' }))
  expect(auth).not.toHaveBeenCalled()
  act(() => database.write('customers/ann/subscriptions/sub', { status: 'active' }))
  await waitFor(() => expect(progress.current).toBe('active'))
  expect(auth).toHaveBeenCalledTimes(1)
})

test.each(['failed', 'expired'] as const)('a checkout that has %s says so', async (status) => {
  const progress = follow()
  act(() => database.write(SESSION, { status }))
  await waitFor(() => expect(progress.current).toBe(status))
})

test('a checkout that was left may be paid after all', async () => {
  const progress = follow('left')
  expect(progress.current).toBe('left')
  act(() => database.write(SESSION, { status: 'complete' }))
  await waitFor(() => expect(progress.current).toBe('confirming'))
})

test('a confirmation that takes a minute is late', () => {
  jest.useFakeTimers()
  const progress = follow()
  act(() => jest.advanceTimersByTime(PAYMENT_CONFIRMATION_PATIENCE - 1))
  expect(progress.current).toBe('confirming')
  act(() => jest.advanceTimersByTime(1))
  expect(progress.current).toBe('slow')
})
