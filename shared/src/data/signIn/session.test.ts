import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { memoryStorage } from '../../storage/testing/memoryStorage.ts'
import type { Connection } from '../connection/Connection.ts'
import type { Session } from '../session/Session.ts'
import { openTestConnection, TEST_PROJECT, testConfig } from '../testing/openTestConnection.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { listSeededPeople } from './listSeededPeople.ts'
import { refreshSession } from './refreshSession.ts'
import { signInWithToken } from './signInWithToken.ts'
import { signOut } from './signOut.ts'
import { watchSession } from './watchSession.ts'

let cloud: SharedCloud
let connection: Connection

beforeAll(async () => {
  cloud = await sharedLocalCloud()
})
afterAll(() => cloud.release())
beforeEach(() => {
  connection = openTestConnection(cloud)
})
afterEach(() => connection.release())

/** Resolves with the first matching session. */
function nextSession(isWanted: (session: Session) => boolean): Promise<Session> {
  return new Promise((resolve) => {
    const release = watchSession((session) => {
      if (!isWanted(session)) return
      resolve(session)
      queueMicrotask(() => release())
    }, connection)
  })
}
const isSignedIn = ({ state }: Session) => state === 'signedIn'
const isSignedOut = ({ state }: Session) => state === 'signedOut'

async function callAuthAsServer(operation: string, body: object): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts:${operation}`
  const response = await fetch(`${cloud.authUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}

test('a seeded person signs in by token and out again', async () => {
  expect(await nextSession(() => true)).toEqual({ state: 'signedOut' })
  await signInWithToken(` ${await cloud.customToken('standard@acme.test')}\n`, connection)
  expect(await nextSession(isSignedIn)).toEqual({
    state: 'signedIn',
    uid: 'standard',
    email: 'standard@acme.test',
    domain: 'acme.test',
    claims: { toolsAdmin: false },
  })
  await signOut('keep', connection)
  expect(await nextSession(isSignedOut)).toEqual({ state: 'signedOut' })
})

test('a sign-out deletes the drafts of the member only if they say so', async () => {
  const device = memoryStorage()
  const draft = 'outcome-studio:draft:standard:study:tab'
  device.localStorage.setItem(draft, 'x')
  const signInHere = async () => {
    await signInWithToken(await cloud.customToken('standard@acme.test'), connection)
    await nextSession(isSignedIn)
  }
  await signInHere()
  await signOut('keep', connection, device)
  expect(device.localStorage.getItem(draft)).toBe('x')
  await signInHere()
  await signOut('delete', connection, device)
  expect(device.localStorage.getItem(draft)).toBeNull()
})

test('a tools admin is identified by the claim', async () => {
  await signInWithToken(await cloud.customToken('tools@acme.test'), connection)
  expect(await nextSession(isSignedIn)).toMatchObject({ claims: { toolsAdmin: true } })
})

test('a claim set in the meantime takes effect after a refresh', async () => {
  await signInWithToken(await cloud.customToken('admin@acme.test'), connection)
  expect(await nextSession(isSignedIn)).toMatchObject({ claims: { toolsAdmin: false } })
  await callAuthAsServer('update', { localId: 'admin', customAttributes: '{"liveEventsAdmin":true}' })
  await refreshSession(connection)
  const isToolsAdmin = (session: Session) => session.state === 'signedIn' && session.claims.toolsAdmin
  expect(await nextSession(isToolsAdmin)).toMatchObject({ uid: 'admin' })
})

test('an invalid token is refused and nobody is signed in', async () => {
  await expect(signInWithToken('nonsense', connection)).rejects.toMatchObject({
    code: 'auth/invalid-custom-token',
  })
  expect(await nextSession(() => true)).toEqual({ state: 'signedOut' })
})

test('an expired token is refused', async () => {
  const [header, payload = '', signature] = (await cloud.customToken('standard@acme.test')).split('.')
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const old = Buffer.from(JSON.stringify({ ...claims, iat: 1, exp: 3_601 })).toString('base64url')
  await expect(signInWithToken([header, old, signature].join('.'), connection)).rejects.toMatchObject({
    code: 'auth/invalid-custom-token',
  })
})

test('a revoked sign-in ends the session, and studies fail with cen/sign-in-required', async () => {
  await signInWithToken(await cloud.customToken('never@solo.test'), connection)
  await nextSession(isSignedIn)
  await callAuthAsServer('delete', { localId: 'never' })
  await expect(refreshSession(connection)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  expect(await nextSession(isSignedOut)).toEqual({ state: 'signedOut', hasEnded: true })
  await expect(studiesOf(connection).load('x')).rejects.toMatchObject({ code: 'cen/sign-in-required' })
})

test('a listener is not notified after its release', async () => {
  const listener = jest.fn()
  await nextSession(() => true)
  watchSession(listener, connection)()
  listener.mockClear()
  await signInWithToken(await cloud.customToken('standard@acme.test'), connection)
  await nextSession(isSignedIn)
  expect(listener).not.toHaveBeenCalled()
})

test('the developer login lists the seeded people, and nobody in production', async () => {
  const people = await listSeededPeople(testConfig(cloud), fetch)
  expect(people.map(({ email, name }) => [email, name])).toContainEqual(['tools@acme.test', 'Theo Tools'])
  expect(await listSeededPeople({ ...testConfig(cloud), emulators: null }, fetch)).toEqual([])
})
