import { blockedStorage as blocked, memoryStorage as memory } from '../../storage/testing/memoryStorage.ts'
import { clearRedirect, readRedirect, storeRedirect } from './RedirectSignIn.ts'

test.each([
  { purpose: 'signIn' } as const,
  { purpose: 'signUp' } as const,
  { purpose: 'reauthenticate', uid: 'ann', returnTo: '/auth/profile' } as const,
])('%j is remembered until it is forgotten', (redirect) => {
  const storage = memory()
  storeRedirect(redirect, storage)
  expect(readRedirect(storage)).toEqual(redirect)
  clearRedirect(storage)
  expect(readRedirect(storage)).toBeNull()
})

test.each(['', 'nonsense', '{"purpose":"elsewhere"}', '{"purpose":"reauthenticate"}'])(
  '%j is no redirect',
  (text) => {
    const storage = memory()
    storage.sessionStorage.setItem('outcome-studio:sign-in-trip', text)
    expect(readRedirect(storage)).toBeNull()
  },
)

test('with blocked storage there is no redirect, and none starts', () => {
  expect(() => storeRedirect({ purpose: 'signIn' }, blocked)).toThrow(
    expect.objectContaining({ code: 'cen/storage-blocked' }),
  )
  expect(readRedirect(blocked)).toBeNull()
  expect(() => clearRedirect(blocked)).not.toThrow()
})
