import { createSessionStore } from '../SessionStore.ts'
import { beginSession } from './beginSession.ts'
import type { StoredSignIn } from './parseStoredSignIn.ts'

const ANN: StoredSignIn = {
  session: {
    state: 'signedIn',
    uid: 'ann',
    email: 'ann@acme.test',
    domain: 'acme.test',
    claims: { toolsAdmin: false },
  },
  token: 'token',
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function begin({
  stored = null as StoredSignIn | null,
  uid = Promise.resolve(stored?.session.uid ?? null),
  hasSnapshot = false,
  isSignInPending = false,
  failures = 0,
} = {}) {
  const session = createSessionStore()
  const confirm = jest.fn(async () => {
    if (confirm.mock.calls.length <= failures) throw new Error('The file did not come.')
  })
  const release = beginSession({
    session,
    readStored: () => ({ signIn: Promise.resolve(stored), uid }),
    hasSnapshot: async () => hasSnapshot,
    confirm,
    isSignInPending,
  })
  return { session, confirm, release }
}

test('without a stored sign-in, the SDK is loaded at once', async () => {
  const { session, confirm } = begin()
  await jest.advanceTimersByTimeAsync(0)
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(session.get()).toBeUndefined()
})

test('a stored sign-in counts at once, and is confirmed in the end even without a request', async () => {
  const { session, confirm } = begin({ stored: ANN })
  await jest.advanceTimersByTimeAsync(0)
  expect(session.get()).toEqual(ANN.session)
  expect(session.storedToken('ann')).toBe('token')
  expect(session.storedToken('bob')).toBeNull()
  expect(confirm).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(3_000)
  expect(confirm).toHaveBeenCalledTimes(1)
})

test.each([true, false])(
  'an expired token counts only if there is something to paint: %p',
  async (hasSnapshot) => {
    const { session, confirm } = begin({ stored: { ...ANN, token: null }, hasSnapshot })
    await jest.advanceTimersByTimeAsync(0)
    expect(session.get()).toEqual(hasSnapshot ? ANN.session : undefined)
    expect(session.storedToken('ann')).toBeNull()
    expect(confirm).toHaveBeenCalledTimes(hasSnapshot ? 0 : 1)
  },
)

test('on the return from a redirect sign-in, the stored sign-in is ignored', async () => {
  const { session, confirm } = begin({ stored: ANN, isSignInPending: true })
  await jest.advanceTimersByTimeAsync(0)
  expect(session.get()).toBeUndefined()
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('a failed load of the SDK is retried until it succeeds', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { confirm } = begin({ failures: 2 })
  await jest.advanceTimersByTimeAsync(60_000)
  expect(confirm).toHaveBeenCalledTimes(3)
  expect(said).toHaveBeenCalledTimes(2)
  said.mockRestore()
})

test('starts nothing after the release', async () => {
  const { session, confirm, release } = begin({ stored: ANN })
  release()
  session.release()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(session.get()).toBeUndefined()
  expect(confirm).not.toHaveBeenCalled()
})

test('a user about to sign out has no stored token any more', async () => {
  const { session } = begin({ stored: ANN })
  await jest.advanceTimersByTimeAsync(0)
  session.expectSignOut('keep')
  expect(session.storedToken('ann')).toBeNull()
})

describe('a stored sign-in that ends before it was assumed', () => {
  /** Lets the SDK report a user to the session; returns the SDK's report. */
  function follow(session: ReturnType<typeof createSessionStore>) {
    let report: (user: null) => void = () => {}
    const onIdTokenChanged = jest.fn((_auth, next) => {
      report = next
      return () => {}
    })
    session.follow({ sdk: { onIdTokenChanged }, auth: {} as never })
    return async () => {
      report(null)
      await jest.advanceTimersByTimeAsync(0)
    }
  }

  test.each([['before'], ['after']])(
    'the storage responds %s the SDK: the session has ended',
    async (order) => {
      const late = Promise.withResolvers<string | null>()
      const { session } = begin({ uid: late.promise })
      const signedOut = follow(session)
      await jest.advanceTimersByTimeAsync(0)
      if (order === 'after') await signedOut()
      late.resolve('ann')
      await jest.advanceTimersByTimeAsync(0)
      if (order === 'before') await signedOut()
      expect(session.get()).toEqual({ state: 'signedOut', hasEnded: true })
    },
  )

  test('nobody was signed in: no session has ended', async () => {
    const { session } = begin()
    await jest.advanceTimersByTimeAsync(0)
    await follow(session)()
    expect(session.get()).toEqual({ state: 'signedOut' })
  })

  test('a sign-out on purpose meanwhile is no end', async () => {
    const late = Promise.withResolvers<string | null>()
    const { session } = begin({ uid: late.promise })
    await jest.advanceTimersByTimeAsync(0)
    session.expectSignOut('keep')
    late.resolve('ann')
    await follow(session)()
    expect(session.get()).toEqual({ state: 'signedOut' })
  })
})
