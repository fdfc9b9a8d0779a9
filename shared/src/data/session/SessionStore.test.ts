import { createSessionStore } from './SessionStore.ts'

/** A session whose SDK reports that nobody is signed in, with a storage that does not respond yet. */
async function signedOutWithSilentStorage() {
  const answer = Promise.withResolvers<void>()
  const session = createSessionStore()
  let report: (user: null) => Promise<void> = async () => {}
  const onIdTokenChanged = jest.fn((_auth, next) => {
    report = next
    return () => {}
  })
  session.follow({
    sdk: { onIdTokenChanged },
    auth: {} as never,
    silentStorage: { answered: answer.promise },
  })
  const listener = jest.fn()
  session.subscribe(listener)
  const answerNow = async () => {
    answer.resolve()
    await answer.promise
  }
  return { session, report: () => report(null), answerNow, listener }
}

test('a session without a user says that the storage is silent, and when it responds late', async () => {
  const { session, report, answerNow, listener } = await signedOutWithSilentStorage()
  await report()
  expect(session.get()).toEqual({ state: 'signedOut', storage: 'silent' })
  listener.mockClear()
  await answerNow()
  expect(session.get()).toEqual({ state: 'signedOut', storage: 'late' })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a storage that responds before the SDK has read it is late as well', async () => {
  const { session, report, answerNow } = await signedOutWithSilentStorage()
  await answerNow()
  expect(session.get()).toBeUndefined()
  await report()
  expect(session.get()).toEqual({ state: 'signedOut', storage: 'late' })
})

test('after the user has signed out on purpose, the storage is of no interest', async () => {
  const { session, report, answerNow, listener } = await signedOutWithSilentStorage()
  session.assume({
    session: {
      state: 'signedIn',
      uid: 'ann',
      email: 'ann@acme.test',
      domain: 'acme.test',
      claims: { toolsAdmin: false },
    },
    token: 'token',
  })
  session.expectSignOut('keep')
  await report()
  listener.mockClear()
  await answerNow()
  expect(session.get()).toEqual({ state: 'signedOut' })
  expect(listener).not.toHaveBeenCalled()
})
