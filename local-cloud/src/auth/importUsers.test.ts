import { signInWithEmailAndPassword } from 'firebase/auth'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type AuthServer, OWNER, startAuthServer, TOOLKIT } from './test/authServer.ts'
import { clientAuth } from './test/clientAuth.ts'

let server: AuthServer
let app: App
let admin: Auth

beforeEach(async () => {
  server = await startAuthServer()
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${server.port}`
  app = initializeApp({ projectId: 'demo-project' }, `import-${server.port}`)
  admin = getAuth(app)
})
afterEach(async () => {
  await deleteApp(app)
  await server.close()
})

const batchCreate = (body: object) =>
  server.post(`${TOOLKIT}/projects/demo-project/accounts:batchCreate`, body, OWNER)

test('the Admin SDK imports accounts with their providers, claims and times', async () => {
  const result = await admin.importUsers([
    {
      uid: 'ann',
      email: 'Ann@acme.test',
      emailVerified: true,
      displayName: 'Ann',
      phoneNumber: '+15550001',
      customClaims: { role: 'guide' },
      metadata: {
        creationTime: 'Tue, 03 Mar 2026 10:00:00 GMT',
        lastSignInTime: 'Wed, 04 Mar 2026 10:00:00 GMT',
      },
      providerData: [{ providerId: 'oidc.example', uid: 'auth|ann', email: 'ann@acme.test' }],
    },
    { uid: 'bob', disabled: true },
  ])
  expect(result).toMatchObject({ successCount: 2, failureCount: 0 })
  const ann = await admin.getUser('ann')
  expect(ann).toMatchObject({
    email: 'ann@acme.test',
    emailVerified: true,
    phoneNumber: '+15550001',
    customClaims: { role: 'guide' },
    metadata: { creationTime: 'Tue, 03 Mar 2026 10:00:00 GMT' },
  })
  expect(ann.providerData).toContainEqual(expect.objectContaining({ uid: 'auth|ann' }))
  expect((await admin.getUser('bob')).disabled).toBe(true)
})

test('an imported password signs in', async () => {
  await batchCreate({ users: [{ localId: 'ann', email: 'ann@acme.test', rawPassword: 'long enough' }] })
  const client = clientAuth(server.url)
  const { user } = await signInWithEmailAndPassword(client.auth, 'ann@acme.test', 'long enough')
  expect(user.uid).toBe('ann')
  await client.end()
})

test('an account that cannot be imported is reported, and the others are imported', async () => {
  await admin.createUser({ uid: 'taken', email: 'taken@acme.test', phoneNumber: '+15550009' })
  const users = [
    { email: 'nobody@acme.test' },
    { localId: 'fine' },
    { localId: 'a', email: 'no address' },
    { localId: 'b', phoneNumber: '12' },
    { localId: 'c', customAttributes: '{' },
    { localId: 'd', customAttributes: '{"sub":"x"}' },
    { localId: 'e', providerUserInfo: [{ providerId: 'google.com' }] },
    { localId: 'f', email: 'taken@acme.test' },
    { localId: 'g', phoneNumber: '+15550009' },
    { localId: 'taken' },
    { localId: 'h', passwordHash: 'aGFzaA==', salt: 'c2FsdA==' },
    { localId: 'i', mfaInfo: [{ phoneInfo: '+15550002' }] },
    { localId: 'j', tenantId: 'tenant' },
    { localId: 'k', displayName: 5 },
    { localId: 'l', mfaInfo: [] },
  ]
  expect(await batchCreate({ users })).toEqual({
    status: 200,
    body: {
      kind: 'identitytoolkit#UploadAccountResponse',
      error: [
        { index: 0, message: 'localId is missing' },
        { index: 2, message: 'email is invalid' },
        { index: 3, message: 'phone number format is invalid' },
        { index: 4, message: 'Invalid custom claims provided.' },
        { index: 5, message: 'Custom claims provided include a reserved claim.' },
        { index: 6, message: 'federatedId or (providerId & rawId) is required' },
        { index: 7, message: 'email exists in other account in database' },
        { index: 8, message: 'phone number exists in other account in database' },
        { index: 9, message: 'localId belongs to an existing account - can not overwrite.' },
        { index: 10, message: expect.stringContaining('does not support imported password hashes') },
        { index: 11, message: expect.stringContaining('does not support multi-factor sign-in') },
        { index: 12, message: expect.stringContaining('does not support tenants') },
        { index: 13, message: expect.stringContaining('displayName') },
      ],
    },
  })
  expect((await admin.listUsers()).users.map(({ uid }) => uid)).toEqual(['fine', 'l', 'taken'])
})

test.each([
  [{}, 'MISSING_USER_ACCOUNT'],
  [{ users: [] }, 'MISSING_USER_ACCOUNT'],
  [{ users: [{ localId: 'a' }, { localId: 'a' }] }, 'DUPLICATE_LOCAL_ID : a'],
  [
    {
      sanityCheck: true,
      users: [
        { localId: 'a', email: 'x@acme.test' },
        { localId: 'b', email: 'X@acme.test' },
      ],
    },
    'DUPLICATE_EMAIL : x@acme.test',
  ],
  [
    {
      sanityCheck: true,
      users: ['a', 'b'].map((localId) => ({
        localId,
        providerUserInfo: [{ providerId: 'google.com', rawId: 'g' }],
      })),
    },
    'DUPLICATE_RAW_ID : Provider id(google.com), Raw id(g)',
  ],
])('a batch of %j is refused as a whole', async (body, message) => {
  expect(await batchCreate(body)).toMatchObject({ status: 400, body: { error: { message } } })
  expect((await admin.listUsers()).users).toEqual([])
})

test('an existing account is replaced if the caller allows it', async () => {
  await admin.createUser({ uid: 'ann', email: 'ann@acme.test', displayName: 'Ann' })
  await batchCreate({ users: [{ localId: 'ann', phoneNumber: '+15550001' }], allowOverwrite: true })
  const ann = await admin.getUser('ann')
  expect([ann.email, ann.displayName, ann.phoneNumber]).toEqual([undefined, undefined, '+15550001'])
})

test('an identity that belongs to another account is not imported', async () => {
  const withIdentity = (localId: string) => ({
    localId,
    providerUserInfo: [{ providerId: 'google.com', rawId: 'g|ann' }],
  })
  expect(await batchCreate({ users: [withIdentity('ann'), withIdentity('bob')] })).toMatchObject({
    body: { error: [{ index: 1, message: 'raw id exists in other account in database' }] },
  })
  const again = { users: [withIdentity('ann')], allowOverwrite: true }
  expect(Object((await batchCreate(again)).body).error).toBeUndefined()
})
