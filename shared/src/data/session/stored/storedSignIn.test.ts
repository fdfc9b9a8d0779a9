/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import 'fake-indexeddb/auto'
import '../../testing/browserLikeNode.ts'
import { type SharedCloud, sharedLocalCloud } from '../../../../../tools/build/jest/localCloud.ts'
import type { Connection } from '../../connection/Connection.ts'
import { openConnection } from '../../connection/openConnection.ts'
import { requireSignedIn } from '../../connection/requireSignedIn.ts'
import { readMemberLight } from '../../member/readMemberLight.ts'
import { signInWithToken } from '../../signIn/signInWithToken.ts'
import { signOut } from '../../signIn/signOut.ts'
import { watchSession } from '../../signIn/watchSession.ts'
import { TEST_PROJECT, testConfig } from '../../testing/openTestConnection.ts'
import type { Session } from '../Session.ts'

// The SDK's browser build, which persists sign-ins. The Node build stores them in memory.
jest.mock('firebase/auth', () => {
  const forNode = require.resolve('@firebase/auth', { paths: [require.resolve('firebase/auth')] })
  return jest.requireActual(forNode.replace('/dist/node/', '/dist/browser-cjs/'))
})

const STANDARD = { uid: 'standard', domain: 'acme.test' }

let cloud: SharedCloud
let page: Connection
beforeAll(async () => {
  cloud = await sharedLocalCloud()
})
afterAll(() => cloud.release())
beforeEach(async () => {
  page = open()
  await signInWithToken(await cloud.customToken('standard@acme.test'), page)
  await sessionOf(page, ({ state }) => state === 'signedIn')
})
afterEach(() => page.release())

const open = () =>
  openConnection(testConfig(cloud), {
    name: 'page',
    firestoreEmulatorHost: 'localhost',
    requestId: () => 'request-1',
  })

/** Closes and reopens the page. */
async function reopen(): Promise<void> {
  await page.release()
  page = open()
}

function sessionOf(connection: Connection, isWanted: (session: Session) => boolean): Promise<Session> {
  return new Promise((resolve) => {
    const release = watchSession((session) => {
      if (!isWanted(session)) return
      resolve(session)
      queueMicrotask(() => release())
    }, connection)
  })
}

/** Changes what the SDK has stored. */
async function tamper(change: (value: Record<string, unknown>) => unknown): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const store = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage')
  await new Promise<void>((resolve) => {
    const reading = store.getAll()
    reading.onsuccess = () => {
      for (const entry of reading.result) store.put({ ...entry, value: change(entry.value) })
      store.transaction.oncomplete = () => resolve()
    }
  })
  database.close()
}

const forgedFor = (uid: string, email: string) => (value: Record<string, unknown>) => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const exp = Math.floor(Date.now() / 1_000) + 3_000
  const payload = { sub: uid, user_id: uid, email, aud: TEST_PROJECT, exp, liveEventsAdmin: true }
  const accessToken = `${part({ alg: 'RS256', kid: 'x' })}.${part(payload)}.c2lnbmVk`
  return {
    ...value,
    uid,
    email,
    stsTokenManager: { accessToken, refreshToken: 'x', expirationTime: exp * 1_000 },
  }
}

test('an earlier sign-in is known and its record read without the SDK, and then confirmed', async () => {
  await reopen()
  const sdk = jest.spyOn(page, 'auth')
  const known = await sessionOf(page, () => true)
  expect(known).toMatchObject({ state: 'signedIn', ...STANDARD })
  expect(page.session.storedToken('standard')).not.toBeNull()
  const record = await readMemberLight(STANDARD, page, new AbortController().signal)
  expect(record).toMatchObject({ id: 'standard', accessType: 'STANDARD' })
  expect(sdk).not.toHaveBeenCalled()

  const heard = jest.fn()
  page.session.subscribe(heard)
  expect(await requireSignedIn(page)).toEqual(known)
  await sessionOf(page, () => page.session.storedToken('standard') === null)
  expect(heard).toHaveBeenCalled()
  expect(page.session.get()).toEqual(known)
})

test('a deleted user is signed out once the SDK has loaded', async () => {
  await reopen()
  await sessionOf(page, ({ state }) => state === 'signedIn')
  await tamper(forgedFor('standard', 'standard@acme.test'))
  await expect(requireSignedIn(page)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  expect(await sessionOf(page, ({ state }) => state === 'signedOut')).toEqual({
    state: 'signedOut',
    hasEnded: true,
  })
})

test('an expired sign-in that cannot be renewed has ended', async () => {
  await page.release()
  await tamper((value) => ({
    ...value,
    stsTokenManager: { accessToken: 'a.b.c', refreshToken: 'revoked', expirationTime: 0 },
  }))
  page = open()
  expect(await sessionOf(page, () => true)).toEqual({ state: 'signedOut', hasEnded: true })
})

test('a forged sign-in reads nothing and ends', async () => {
  await page.release()
  await tamper(forgedFor('trial', 'trial@group.test'))
  page = open()
  expect(await sessionOf(page, () => true)).toMatchObject({ uid: 'trial' })
  const read = readMemberLight({ uid: 'trial', domain: 'group.test' }, page, new AbortController().signal)
  await expect(read).rejects.toMatchObject({ name: 'LightReadError' })
  await expect(requireSignedIn(page)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  expect(await sessionOf(page, ({ state }) => state === 'signedOut')).toMatchObject({ state: 'signedOut' })
})

test.each<[string, (value: Record<string, unknown>) => unknown]>([
  ['of a form unknown here', (value) => ({ ...value, stsTokenManager: 'sealed' })],
  ['nothing', () => null],
])('where what is stored is %s, the SDK finds out who is signed in', async (_what, change) => {
  await page.release()
  await tamper(change)
  page = open()
  expect(page.session.get()).toBeUndefined()
  await sessionOf(page, () => true)
  expect(page.session.storedToken('standard')).toBeNull()
})

test('a sign-out before the confirmation counts as intended', async () => {
  await reopen()
  await sessionOf(page, ({ state }) => state === 'signedIn')
  await signOut('keep', page)
  expect(await sessionOf(page, ({ state }) => state === 'signedOut')).toEqual({ state: 'signedOut' })
  await reopen()
  expect(await sessionOf(page, () => true)).toEqual({ state: 'signedOut' })
})
