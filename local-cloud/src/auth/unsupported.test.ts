import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type AuthServer, startAuthServer, TOOLKIT } from './test/authServer.ts'

let server: AuthServer
let app: App
let admin: Auth

beforeEach(async () => {
  server = await startAuthServer()
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${server.port}`
  app = initializeApp({ projectId: 'demo-project' }, `unsupported-${server.port}`)
  admin = getAuth(app)
  await admin.createUser({ uid: 'ann', email: 'ann@acme.test', emailVerified: true })
})
afterEach(async () => {
  await deleteApp(app)
  await server.close()
})

const FACTOR = { phoneNumber: '+15550001', displayName: 'Phone', factorId: 'phone' } as const

test.each([
  [
    'a second factor at creation',
    () =>
      admin.createUser({
        uid: 'bob',
        email: 'bob@acme.test',
        emailVerified: true,
        multiFactor: { enrolledFactors: [FACTOR] },
      }),
    /multi-factor sign-in/,
  ],
  [
    'a second factor later',
    () => admin.updateUser('ann', { multiFactor: { enrolledFactors: [FACTOR] } }),
    /multi-factor sign-in/,
  ],
  [
    'a provider that an admin links',
    () => admin.updateUser('ann', { providerToLink: { providerId: 'google.com', uid: 'g|ann' } }),
    /linking of providers/,
  ],
])('%s is refused with what is missing', async (_what, act, missing) => {
  await expect(act()).rejects.toMatchObject({ message: expect.stringMatching(missing) })
  const { users } = await admin.listUsers()
  expect(users.map(({ uid, providerData }) => [uid, providerData])).toEqual([['ann', []]])
})

test('a request that removes what is not supported succeeds, because there is none', async () => {
  await admin.updateUser('ann', { displayName: 'Ann', multiFactor: { enrolledFactors: null } })
  expect((await admin.getUser('ann')).displayName).toBe('Ann')
})

test('a client that names a tenant is refused', async () => {
  expect(await server.post(`${TOOLKIT}/accounts:signUp?key=any`, { tenantId: 'shop' })).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED : .*tenants/) } },
  })
})

test('a client that links a provider is refused with what is missing', async () => {
  const request = { requestUri: 'http://localhost', postBody: 'providerId=oidc.example', idToken: 'x' }
  expect(await server.post(`${TOOLKIT}/accounts:signInWithIdp?key=any`, request)).toMatchObject({
    body: { error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED : .*linking of providers/) } },
  })
})

test('tells a program that waits for it that it is ready', async () => {
  const response = await fetch(server.url)
  expect([response.status, await response.json()]).toEqual([200, { authEmulator: { ready: true } }])
})
