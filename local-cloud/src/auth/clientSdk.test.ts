import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { z } from 'zod'
import { type AuthServer, startAuthServer } from './test/authServer.ts'
import { clientAuth } from './test/clientAuth.ts'
import { createCustomToken } from './tokens/customToken.ts'

const Codes = z.object({ oobCodes: z.array(z.object({ oobCode: z.string() })) })
const EMAIL = 'ann@acme.test'
const PASSWORD = 'long enough'

let server: AuthServer
let auth: Auth
let end: () => Promise<void>

beforeEach(async () => {
  server = await startAuthServer()
  ;({ auth, end } = clientAuth(server.url))
})

afterEach(async () => {
  await end()
  await server.close()
})

const failsWith = (code: string) => expect.objectContaining({ code: `auth/${code}` })

async function newestCode(): Promise<string> {
  const response = await fetch(`${server.url}/emulator/v1/projects/demo-project/oobCodes`)
  const { oobCodes } = Codes.parse(await response.json())
  return oobCodes.at(-1)?.oobCode ?? ''
}

describe('e-mail and password', () => {
  test('creates an account, signs it in and finds it again', async () => {
    const created = await createUserWithEmailAndPassword(auth, 'Ann@Acme.test', PASSWORD)
    const again = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD)
    expect(again.user.uid).toBe(created.user.uid)
    expect(again.user.email).toBe(EMAIL)
    const { claims, signInProvider } = await again.user.getIdTokenResult()
    expect(signInProvider).toBe('password')
    expect(claims).toMatchObject({
      iss: 'https://securetoken.google.com/demo-project',
      aud: 'demo-project',
      sub: created.user.uid,
      email: EMAIL,
      email_verified: false,
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
  })

  test.each([
    ['a taken e-mail', () => createUserWithEmailAndPassword(auth, EMAIL, PASSWORD), 'email-already-in-use'],
    ['a weak password', () => createUserWithEmailAndPassword(auth, 'b@acme.test', '12345'), 'weak-password'],
    ['no e-mail at all', () => createUserWithEmailAndPassword(auth, 'acme', PASSWORD), 'invalid-email'],
    ['a wrong password', () => signInWithEmailAndPassword(auth, EMAIL, 'wrong one'), 'wrong-password'],
    ['an empty password', () => signInWithEmailAndPassword(auth, EMAIL, ''), 'missing-password'],
    ['an unknown e-mail', () => signInWithEmailAndPassword(auth, 'no@acme.test', PASSWORD), 'user-not-found'],
  ])('rejects %s', async (_what, attempt, code) => {
    await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
    await expect(attempt()).rejects.toEqual(failsWith(code))
  })

  test('gives the e-mail to exactly one of two concurrent sign-ups', async () => {
    const other = clientAuth(server.url)
    const outcomes = await Promise.allSettled([
      createUserWithEmailAndPassword(auth, EMAIL, PASSWORD),
      createUserWithEmailAndPassword(other.auth, EMAIL, PASSWORD),
    ])
    await other.end()
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('changes name, e-mail and password; a new password ends the other sessions', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
    const other = clientAuth(server.url)
    const elsewhere = await signInWithEmailAndPassword(other.auth, EMAIL, PASSWORD)
    await updateProfile(user, { displayName: 'Ann Lee', photoURL: 'http://localhost/a.png' })
    await updateEmail(user, 'lee@acme.test')
    server.advance(5)
    await updatePassword(user, 'another one')
    await expect(elsewhere.user.getIdToken(true)).rejects.toEqual(failsWith('user-token-expired'))
    await user.reload()
    expect(user.displayName).toBe('Ann Lee')
    const again = await signInWithEmailAndPassword(other.auth, 'lee@acme.test', 'another one')
    expect(again.user.photoURL).toBe('http://localhost/a.png')
    await other.end()
  })

  test('removes a name set to null', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
    await updateProfile(user, { displayName: 'Ann' })
    await updateProfile(user, { displayName: null })
    await user.reload()
    expect(user.displayName).toBeNull()
  })

  test('deletes the account', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
    await deleteUser(user)
    await expect(signInWithEmailAndPassword(auth, EMAIL, PASSWORD)).rejects.toEqual(
      failsWith('user-not-found'),
    )
  })

  test('returns the sign-in methods of an e-mail', async () => {
    await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
    expect(await fetchSignInMethodsForEmail(auth, EMAIL)).toEqual(['password'])
    expect(await fetchSignInMethodsForEmail(auth, 'no@acme.test')).toEqual([])
  })

  test('resets a forgotten password by a single-use code', async () => {
    await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
    await sendPasswordResetEmail(auth, EMAIL)
    const code = await newestCode()
    await confirmPasswordReset(auth, code, 'remembered')
    await signInWithEmailAndPassword(auth, EMAIL, 'remembered')
    await expect(confirmPasswordReset(auth, code, 'stolen later')).rejects.toEqual(
      failsWith('invalid-action-code'),
    )
  })

  test('verifies an e-mail by a code', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
    await sendEmailVerification(user)
    await applyActionCode(auth, await newestCode())
    await user.reload()
    expect(user.emailVerified).toBe(true)
  })
})

describe('anonymous accounts', () => {
  test('sign in, and become permanent by e-mail and password', async () => {
    const { user } = await signInAnonymously(auth)
    expect(user.isAnonymous).toBe(true)
    const linked = await linkWithCredential(user, EmailAuthProvider.credential(EMAIL, PASSWORD))
    expect(linked.user.uid).toBe(user.uid)
    expect(linked.user.isAnonymous).toBe(false)
    expect((await signInWithEmailAndPassword(auth, EMAIL, PASSWORD)).user.uid).toBe(user.uid)
  })
})

describe('custom tokens', () => {
  test('sign in the named account, as unsigned JWT or JSON', async () => {
    const byJwt = await signInWithCustomToken(auth, createCustomToken('u1', Date.now()))
    const byJson = await signInWithCustomToken(auth, JSON.stringify({ uid: 'u1', claims: { role: 'guide' } }))
    expect(byJson.user.uid).toBe(byJwt.user.uid)
    const { claims, signInProvider } = await byJson.user.getIdTokenResult()
    expect(signInProvider).toBe('custom')
    expect(claims.role).toBe('guide')
  })

  test('preserve their claims and the time of the sign-in through a refresh', async () => {
    const { user } = await signInWithCustomToken(auth, '{"uid":"u1","claims":{"role":"guide"}}')
    const before = await user.getIdTokenResult()
    server.advance(30)
    const after = await user.getIdTokenResult(true)
    expect(after.claims.role).toBe('guide')
    expect(after.authTime).toBe(before.authTime)
    expect(after.token).not.toBe(before.token)
  })

  test.each([
    ['no token', 'nonsense'],
    ['a token for somebody else', createCustomToken('u1', 0).replace(/\.(.*)\./, `.${otherAudience()}.`)],
    ['an expired token', createCustomToken('u1', 0)],
    ['JSON that is cut off', '{"uid":'],
  ])('are rejected: %s', async (_what, token) => {
    await expect(signInWithCustomToken(auth, token)).rejects.toEqual(failsWith('invalid-custom-token'))
  })

  function otherAudience(): string {
    return Buffer.from(JSON.stringify({ uid: 'u1', aud: 'elsewhere' })).toString('base64url')
  }
})

test('preserves accounts and sessions over a restart', async () => {
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
  const { refreshToken } = user
  server = await server.restarted()
  const response = await fetch(`${server.url}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  expect(await response.json()).toMatchObject({ user_id: user.uid, expires_in: '3600' })
  const again = clientAuth(server.url)
  expect((await signInWithEmailAndPassword(again.auth, EMAIL, PASSWORD)).user.uid).toBe(user.uid)
  await again.end()
})
