import {
  blockedStorage as blocked,
  memoryStorage as memory,
} from '../../../domain/storage/testing/memoryStorage.ts'
import { forgetTrip, keepTrip, readTrip } from './SignInTrip.ts'

test.each([
  { purpose: 'signIn' } as const,
  { purpose: 'signUp' } as const,
  { purpose: 'reauthenticate', uid: 'ann', returnTo: '/auth/profile' } as const,
])('%j is remembered until it is forgotten', (trip) => {
  const storage = memory()
  keepTrip(trip, storage)
  expect(readTrip(storage)).toEqual(trip)
  forgetTrip(storage)
  expect(readTrip(storage)).toBeNull()
})

test.each(['', 'nonsense', '{"purpose":"elsewhere"}', '{"purpose":"reauthenticate"}'])(
  '%j is no trip',
  (text) => {
    const storage = memory()
    storage.sessionStorage.setItem('outcome-studio:sign-in-trip', text)
    expect(readTrip(storage)).toBeNull()
  },
)

test('without storage there is no trip, and none begins', () => {
  expect(() => keepTrip({ purpose: 'signIn' }, blocked)).toThrow(
    expect.objectContaining({ code: 'cen/storage-blocked' }),
  )
  expect(readTrip(blocked)).toBeNull()
  expect(() => forgetTrip(blocked)).not.toThrow()
})
