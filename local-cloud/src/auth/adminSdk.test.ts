import { signInWithCustomToken, signInWithEmailAndPassword } from 'firebase/auth'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type AuthServer, startAuthServer } from './test/authServer.ts'
import { clientAuth } from './test/clientAuth.ts'

const PASSWORD = 'long enough'
const PEOPLE = [
  { uid: 'u1', email: 'ann@acme.test', displayName: 'Ann', password: PASSWORD },
  { uid: 'u2', email: 'bob@acme.test', phoneNumber: '+15550001' },
  { uid: 'u3' },
]

let server: AuthServer
let app: App
let admin: Auth

beforeEach(async () => {
  server = await startAuthServer()
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${server.port}`
  app = initializeApp({ projectId: 'demo-project' }, `admin-${server.port}`)
  admin = getAuth(app)
  for (const person of PEOPLE) await admin.createUser(person)
})

afterEach(async () => {
  await deleteApp(app)
  await server.close()
})

const failsWith = (code: string) => expect.objectContaining({ code: `auth/${code}` })

describe('accounts', () => {
  test('are found by uid, e-mail, phone number, or many at once', async () => {
    expect(await admin.getUser('u1')).toMatchObject({
      email: 'ann@acme.test',
      displayName: 'Ann',
      disabled: false,
    })
    expect((await admin.getUserByEmail('BOB@acme.test')).uid).toBe('u2')
    expect((await admin.getUserByPhoneNumber('+15550001')).uid).toBe('u2')
    const { users, notFound } = await admin.getUsers([
      { uid: 'u1' },
      { email: 'bob@acme.test' },
      { uid: 'no' },
    ])
    expect(users.map(({ uid }) => uid)).toEqual(['u1', 'u2'])
    expect(notFound).toEqual([{ uid: 'no' }])
  })

  test.each([
    ['an unknown uid', () => admin.getUser('no'), 'user-not-found'],
    ['a taken uid', () => admin.createUser({ uid: 'u1' }), 'uid-already-exists'],
    ['a taken e-mail', () => admin.createUser({ email: 'Ann@acme.test' }), 'email-already-exists'],
    [
      'a taken phone number',
      () => admin.createUser({ phoneNumber: '+15550001' }),
      'phone-number-already-exists',
    ],
    ['an update of a missing account', () => admin.updateUser('no', { displayName: 'X' }), 'user-not-found'],
    ['the deletion of a missing account', () => admin.deleteUser('no'), 'user-not-found'],
  ])('reject %s', async (_what, attempt, code) => {
    await expect(attempt()).rejects.toEqual(failsWith(code))
  })

  test('are listed in pages without duplicates', async () => {
    const first = await admin.listUsers(2)
    const second = await admin.listUsers(2, first.pageToken)
    expect([...first.users, ...second.users].map(({ uid }) => uid)).toEqual(['u1', 'u2', 'u3'])
    expect(second.pageToken).toBeUndefined()
  })

  test('are changed field by field', async () => {
    await admin.updateUser('u2', { displayName: 'Bob', emailVerified: true, phoneNumber: null })
    const bob = await admin.getUser('u2')
    expect(bob).toMatchObject({ displayName: 'Bob', emailVerified: true, email: 'bob@acme.test' })
    expect(bob.phoneNumber).toBeUndefined()
  })

  test('are deleted one by one or together', async () => {
    await admin.deleteUser('u1')
    expect(await admin.deleteUsers(['u2', 'u3', 'no'])).toMatchObject({ successCount: 3, failureCount: 0 })
    expect((await admin.listUsers()).users).toEqual([])
  })

  test('belong to one project only', async () => {
    const other = initializeApp({ projectId: 'demo-other' }, `other-${server.port}`)
    await expect(getAuth(other).getUser('u1')).rejects.toEqual(failsWith('user-not-found'))
    await getAuth(other).createUser({ uid: 'u1', email: 'ann@acme.test' })
    await fetch(`${server.url}/emulator/v1/projects/demo-other/accounts`, { method: 'DELETE' })
    expect((await getAuth(other).listUsers()).users).toEqual([])
    expect((await admin.listUsers()).users).toHaveLength(3)
    await deleteApp(other)
  })
})

describe('tokens', () => {
  test('carry the claims an admin set after the next refresh', async () => {
    const client = clientAuth(server.url)
    const { user } = await signInWithCustomToken(
      client.auth,
      await admin.createCustomToken('u1', { role: 'guide' }),
    )
    await admin.setCustomUserClaims('u1', { liveEventsAdmin: true })
    const verified = await admin.verifyIdToken(await user.getIdToken(true), true)
    expect(verified).toMatchObject({
      uid: 'u1',
      email: 'ann@acme.test',
      liveEventsAdmin: true,
      role: 'guide',
    })
    expect((await admin.getUser('u1')).customClaims).toEqual({ liveEventsAdmin: true })
    await client.end()
  })

  test('stop working when they are revoked', async () => {
    const client = clientAuth(server.url)
    const { user } = await signInWithCustomToken(client.auth, await admin.createCustomToken('u1'))
    const token = await user.getIdToken()
    // Later than any token that this test gets, however long it takes.
    const later = Math.floor(Date.now() / 1000) + 86_400
    await server.post(
      '/identitytoolkit.googleapis.com/v1/projects/demo-project/accounts:update',
      { localId: 'u1', validSince: later },
      { authorization: 'Bearer owner' },
    )
    await expect(admin.verifyIdToken(token, true)).rejects.toEqual(failsWith('id-token-revoked'))
    await expect(user.getIdToken(true)).rejects.toEqual(failsWith('user-token-expired'))
    await client.end()
  })

  test('are rejected for a disabled account', async () => {
    const client = clientAuth(server.url)
    const { user } = await signInWithEmailAndPassword(client.auth, 'ann@acme.test', PASSWORD)
    await admin.updateUser('u1', { disabled: true })
    await expect(user.getIdToken(true)).rejects.toEqual(failsWith('user-disabled'))
    await expect(signInWithEmailAndPassword(client.auth, 'ann@acme.test', PASSWORD)).rejects.toEqual(
      failsWith('user-disabled'),
    )
    await client.end()
  })

  test('become session cookies', async () => {
    const client = clientAuth(server.url)
    const { user } = await signInWithEmailAndPassword(client.auth, 'ann@acme.test', PASSWORD)
    const cookie = await admin.createSessionCookie(await user.getIdToken(), { expiresIn: 3_600_000 })
    expect(await admin.verifySessionCookie(cookie, true)).toMatchObject({ uid: 'u1', email: 'ann@acme.test' })
    await client.end()
  })
})

test('creates the link of a mail', async () => {
  const link = new URL(await admin.generatePasswordResetLink('ann@acme.test'))
  expect(link.searchParams.get('mode')).toBe('resetPassword')
  await expect(admin.generatePasswordResetLink('no@acme.test')).rejects.toEqual(failsWith('email-not-found'))
})

test('returns the project configuration', async () => {
  const config = await admin.projectConfigManager().getProjectConfig()
  expect(config.emailPrivacyConfig).toEqual({ enableImprovedEmailPrivacy: false })
})
