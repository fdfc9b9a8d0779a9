import {
  createUserWithEmailAndPassword,
  deleteUser,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { type AuthServer, OWNER, startAuthServer, TOOLKIT } from './test/authServer.ts'
import { clientAuth } from './test/clientAuth.ts'

const PASSWORD = 'long enough'
const ACCOUNTS = [
  { localId: 'u1', email: 'ann@acme.test', password: PASSWORD },
  { localId: 'u2', email: 'bob@acme.test', password: PASSWORD },
]

async function addAccounts({ post }: AuthServer): Promise<void> {
  for (const account of ACCOUNTS) await post(`${TOOLKIT}/projects/demo-project/accounts`, account, OWNER)
}

let server: AuthServer
let client: ReturnType<typeof clientAuth>

beforeEach(async () => {
  server = await startAuthServer(undefined, undefined, [])
  client = clientAuth(server.url)
  await addAccounts(server)
})
afterEach(async () => {
  await client.end()
  await server.close()
})

async function signedIn() {
  const people: unknown = await (await fetch(`${server.url}/local-cloud/people`)).json()
  const [{ customToken }] = Object(people)
  return (await signInWithCustomToken(client.auth, String(customToken))).user
}

describe('without rights', () => {
  test.each([
    [
      'sign up with a password',
      () => createUserWithEmailAndPassword(client.auth, 'new@acme.test', PASSWORD),
      'auth/operation-not-allowed',
    ],
    ['sign up anonymously', () => signInAnonymously(client.auth), 'auth/admin-restricted-operation'],
    [
      'change the e-mail address',
      async () => updateEmail(await signedIn(), 'other@acme.test'),
      'auth/operation-not-allowed',
    ],
    [
      'set a password',
      async () => updatePassword(await signedIn(), 'another long one'),
      'auth/operation-not-allowed',
    ],
    [
      'sign in with a password',
      () => signInWithEmailAndPassword(client.auth, 'ann@acme.test', PASSWORD),
      'auth/operation-not-allowed',
    ],
    [
      'have a link mailed that sets a password',
      () => sendPasswordResetEmail(client.auth, 'ann@acme.test'),
      'auth/operation-not-allowed',
    ],
    [
      'take the address of another account',
      async () => updateEmail(await signedIn(), 'bob@acme.test'),
      'auth/operation-not-allowed',
    ],
    ['delete the account', async () => deleteUser(await signedIn()), 'auth/admin-restricted-operation'],
  ])('a client may not %s', async (_what, act, code) => {
    await expect(act()).rejects.toMatchObject({ code })
    const accounts = await server.post(`${TOOLKIT}/projects/demo-project/accounts:query`, {}, OWNER)
    expect(accounts.body).toMatchObject({
      userInfo: ACCOUNTS.map(({ localId, email }) => ({ localId, email })),
    })
  })

  test('a client learns nothing about which addresses have an account', async () => {
    const ask = async (name: string, body: object) => {
      const answer = await server.post(`${TOOLKIT}/accounts:${name}?key=any`, body)
      return { ...answer, body: { ...Object(answer.body), sessionId: '', email: '' } }
    }
    const asking = async (email: string) => [
      await ask('createAuthUri', { identifier: email, continueUri: server.url }),
      await ask('signInWithPassword', { email, password: PASSWORD }),
      await ask('signUp', { email, password: PASSWORD }),
      await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
      await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', email }),
    ]
    expect(await asking('ann@acme.test')).toEqual(await asking('nobody@acme.test'))
    const config = await fetch(
      `${server.url}/identitytoolkit.googleapis.com/v2/projects/demo-project/config`,
      {
        headers: OWNER,
      },
    )
    expect(await config.json()).toMatchObject({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  })

  test('a client may change its name, and the owner may do everything', async () => {
    const user = await signedIn()
    await updateProfile(user, { displayName: 'Ann' })
    expect(user.displayName).toBe('Ann')
    const changed = { localId: 'u1', email: 'lee@acme.test' }
    const admin = (suffix: string, body: object) =>
      server.post(`${TOOLKIT}/projects/demo-project/accounts${suffix}`, body, OWNER)
    expect(await admin(':update', changed)).toMatchObject({ status: 200 })
    expect(await admin(':delete', changed)).toMatchObject({ status: 200 })
  })
})

describe('with passwords', () => {
  let withPasswords: AuthServer
  let other: ReturnType<typeof clientAuth>
  beforeEach(async () => {
    withPasswords = await startAuthServer(undefined, undefined, ['passwords'])
    other = clientAuth(withPasswords.url)
    await addAccounts(withPasswords)
  })
  afterEach(async () => {
    await other.end()
    await withPasswords.close()
  })

  test.each([
    ['ann@acme.test', 'of an account'],
    ['nobody@acme.test', 'without an account'],
  ])('wrong passwords for %s, an address %s, are refused after five', async (email) => {
    const signIn = (password: string) => signInWithEmailAndPassword(other.auth, email, password)
    for (let n = 0; n < 5; n += 1)
      await expect(signIn(`guess ${n}`)).rejects.toMatchObject({ code: 'auth/invalid-credential' })
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'auth/too-many-requests' })
  })

  const ADMIN = `${TOOLKIT}/projects/demo-project`
  const LINK = { requestType: 'PASSWORD_RESET', email: 'ann@acme.test', returnOobLink: true }
  test.each<[what: string, act: () => Promise<unknown>]>([
    [
      'an admin has set another password',
      () => withPasswords.post(`${ADMIN}/accounts:update`, { localId: 'u1', password: PASSWORD }, OWNER),
    ],
    [
      'a link has set another password',
      async () => {
        const { body } = await withPasswords.post(`${ADMIN}/accounts:sendOobCode`, LINK, OWNER)
        await fetch(`${Object(body).oobLink}&newPassword=${encodeURIComponent(PASSWORD)}`)
      },
    ],
    [
      'the account was deleted and created again',
      async () => {
        await withPasswords.post(`${ADMIN}/accounts:delete`, { localId: 'u1' }, OWNER)
        await addAccounts(withPasswords)
      },
    ],
    [
      'all accounts were deleted',
      async () => {
        const accounts = `${withPasswords.url}/emulator/v1/projects/demo-project/accounts`
        await fetch(accounts, { method: 'DELETE' })
        await addAccounts(withPasswords)
      },
    ],
  ])('passwords are accepted again after %s', async (_what, act) => {
    const signIn = (password: string) => signInWithEmailAndPassword(other.auth, 'ann@acme.test', password)
    for (let n = 0; n < 5; n += 1) await expect(signIn(`guess ${n}`)).rejects.toThrow()
    await act()
    expect((await signIn(PASSWORD)).user.uid).toBe('u1')
  })

  test('passwords are accepted again after ten minutes', async () => {
    const signIn = (password: string) => signInWithEmailAndPassword(other.auth, 'ann@acme.test', password)
    for (let n = 0; n < 5; n += 1) await expect(signIn(`guess ${n}`)).rejects.toThrow()
    withPasswords.advance(10 * 60 + 1)
    expect((await signIn(PASSWORD)).user.uid).toBe('u1')
  })
})

test.each([
  ['POST', '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink'],
  ['GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy'],
  ['PATCH', '/identitytoolkit.googleapis.com/v2/projects/demo-project/config'],
  ['GET', '/identitytoolkit.googleapis.com/v2/projects/demo-project/tenants'],
])('%s %s fails with a code of Firebase', async (method, path) => {
  const response = await fetch(`${server.url}${path}?key=any`, { method, headers: OWNER })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED : /) },
  })
})

test('another address is not implemented', async () => {
  const response = await fetch(`${server.url}/emulator/v1/projects/demo-project/verificationCodes`)
  expect([response.status, Object(await response.json()).error.status]).toEqual([501, 'UNIMPLEMENTED'])
})
