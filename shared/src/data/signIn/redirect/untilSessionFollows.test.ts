import type { Session, SignedIn } from '../../session/Session.ts'
import { untilSessionFollows } from './untilSessionFollows.ts'

const ANN: SignedIn = {
  state: 'signedIn',
  uid: 'ann',
  email: 'ann@acme.test',
  domain: 'acme.test',
  claims: { toolsAdmin: false },
}
const NOBODY: Session = { state: 'signedOut' }

/** A session in a given state, with an SDK whose user is Ann. */
function setUp(told?: Session) {
  let session = told
  let isAnybody = true
  const listeners = new Set<() => void>()
  const store = {
    get: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tell = (next: Session) => {
    session = next
    for (const listener of [...listeners]) listener()
  }
  const answer = jest.fn()
  void untilSessionFollows(store, () => isAnybody).then(answer)
  const signOutElsewhere = () => {
    isAnybody = false
    tell(NOBODY)
  }
  return { answer, listeners, tell, signOutElsewhere }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('resolves at once if the session already has the user', async () => {
  const { answer, listeners } = setUp(ANN)
  await settled()
  expect(answer).toHaveBeenCalledWith(true)
  expect(listeners.size).toBe(0)
})

test.each([undefined, NOBODY])('one that says %j is told a moment later', async (before) => {
  const { answer, listeners, tell } = setUp(before)
  tell(NOBODY)
  await settled()
  expect(answer).not.toHaveBeenCalled()
  tell(ANN)
  await settled()
  expect(answer).toHaveBeenCalledWith(true)
  expect(listeners.size).toBe(0)
})

test('a sign-out in another tab ends the wait', async () => {
  const { answer, listeners, signOutElsewhere } = setUp(NOBODY)
  signOutElsewhere()
  await settled()
  expect(answer).toHaveBeenCalledWith(false)
  expect(listeners.size).toBe(0)
})
