import { exportTriangularisDoc } from '@outcome-studio/shared/callables/exportTriangularisDoc'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import { sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { signOutEverywhere } from '../account/signOutEverywhere.ts'
import { callCallable } from '../callables/callCallable.ts'
import type { Session } from '../session/Session.ts'
import { watchSession } from '../signIn/watchSession.ts'
import { TEST_PROJECT } from '../testing/openTestConnection.ts'
import { stellaFixture } from '../testing/stellaFixture.ts'
import type { Connection } from './Connection.ts'
import { confirmSession, endOlderSession, holdSession } from './confirmSession.ts'

const ANOTHERS_RECORD = memberPath({ uid: 'tools', domain: 'acme.test' })
const ENDED: Session = { state: 'signedOut', hasEnded: true }

// Seeded anew for each test: they end Stella's sessions and her account.
beforeEach(async () => void (await sharedLocalCloud()))
const at = stellaFixture()

/** Resolves with the session once nobody is signed in. */
function signedOutSession(connection: Connection): Promise<Session> {
  return new Promise((resolve) => {
    const release = watchSession((session) => {
      if (session.state === 'signedIn') return
      resolve(session)
      queueMicrotask(() => release())
    }, connection)
  })
}

async function changeAccount(operation: 'update' | 'delete', change: object): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts:${operation}`
  const response = await fetch(`${at.cloud.authUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: 'standard', ...change }),
  })
  expect(response.status).toBe(200)
}

test('a session begun before the member ended all sessions ends, and no later one', async () => {
  const now = Math.floor(Date.now() / 1000)
  await endOlderSession(now - 60, at.stella)
  expect(await confirmSession(at.stella)).toBe(true)
  expect(at.stella.session.get()).toMatchObject({ state: 'signedIn' })
  await endOlderSession(now + 60, at.stella)
  expect(await signedOutSession(at.stella)).toEqual(ENDED)
})

test.each([
  ['deleted', 'delete', {}],
  ['disabled', 'update', { disableUser: true }],
  ['signed out on all devices', 'update', { validSince: '4102444800' }],
] as const)(
  'the session of an account that was %s elsewhere is not confirmed',
  async (_what, operation, change) => {
    await changeAccount(operation, change)
    expect(await confirmSession(at.stella)).toBe(false)
    expect(await signedOutSession(at.stella)).toEqual(ENDED)
    expect(await confirmSession(at.stella)).toBe(false)
  },
)

test('a page that deletes the account keeps its session until the result is known', async () => {
  await changeAccount('delete', {})
  const release = holdSession(at.stella)
  expect(await confirmSession(at.stella)).toBe(true)
  expect(at.stella.session.get()).toMatchObject({ state: 'signedIn' })
  release()
  expect(await confirmSession(at.stella)).toBe(false)
})

test('the call of a disabled member ends the session', async () => {
  await changeAccount('update', { disableUser: true })
  await expect(
    callCallable(exportTriangularisDoc, { firestoreDocId: 'Any' }, at.stella),
  ).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  expect(await signedOutSession(at.stella)).toEqual(ENDED)
})

test('a refused read ends a session that is no longer valid, and no other', async () => {
  const documents = await at.stella.source.documents()
  await expect(documents.get(ANOTHERS_RECORD)).rejects.toMatchObject({ code: 'permission-denied' })
  expect(at.stella.session.get()).toMatchObject({ state: 'signedIn' })
  await changeAccount('update', { disableUser: true })
  await expect(documents.get(ANOTHERS_RECORD)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  expect(await signedOutSession(at.stella)).toEqual(ENDED)
})

test('signing out everywhere is a sign-out on this device', async () => {
  await signOutEverywhere('keep', at.stella)
  expect(await signedOutSession(at.stella)).toEqual({ state: 'signedOut' })
})

test('signing out everywhere fails if the server cannot be asked, and the member stays signed in', async () => {
  const offline = {
    ...at.stella,
    call: () => Promise.reject(Object.assign(new Error(), { code: 'unavailable' })),
  }
  await expect(signOutEverywhere('keep', offline)).rejects.toMatchObject({ code: 'cen/offline' })
  expect(at.stella.session.get()).toMatchObject({ state: 'signedIn' })
  await changeAccount('delete', {})
  expect(await confirmSession(at.stella)).toBe(false)
  expect(await signedOutSession(at.stella)).toEqual(ENDED)
})
