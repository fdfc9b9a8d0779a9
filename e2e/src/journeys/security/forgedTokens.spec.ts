import { createSign, generateKeyPairSync } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  addPerson,
  newEmail,
  signInAtProvider,
  signInNewMember,
  submitCredentials,
} from '../../support/identity.ts'
import { PORTS, SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { claimsOf, forgeSession, storedSession, unsignedToken } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'

const SIGN_IN_URL = `http://localhost:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp`
const VICTIM = { uid: 'standard', email: 'standard@acme.test' } as const

const segment = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A valid token with other claims, signed by a key unknown to the provider. */
function signedByMe(token: string, changes: object = {}): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const content = `${token.split('.')[0]}.${segment({ ...claimsOf(token), ...changes })}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`
}

/** Body of the call that submits the provider's response, with the token and the nonce replaced. */
function withAnswer(body: string, change: (token: string) => string, nonce?: string): string {
  const { requestUri, ...rest } = JSON.parse(body)
  const url = new URL(requestUri)
  url.searchParams.set('id_token', change(url.searchParams.get('id_token') ?? ''))
  if (nonce !== undefined) url.searchParams.set('nonce', nonce)
  return JSON.stringify({ ...rest, requestUri: url.href })
}

test('a forged id token does not sign in', async ({ page, request }) => {
  const email = newEmail('forger')
  await addPerson(email, 'Mallory Mean')
  const asVictim = { email: VICTIM.email, email_verified: true }
  await page.route(`${SIGN_IN_URL}*`, async (route) => {
    const postData = withAnswer(route.request().postData() ?? '', (token) => signedByMe(token, asVictim))
    await route.continue({ postData })
  })
  const sent = page.waitForRequest(`${SIGN_IN_URL}*`)
  await page.goto(`${SHELL_URL}/auth/signin`)
  await signInAtProvider(page, email)
  await expect(page.getByText(/^Signing in did not work\./)).toBeVisible()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)

  // The genuine response of the same sign-in, with one change at a time.
  const body = (await sent).postData() ?? ''
  const forgeries = [
    withAnswer(body, (token) => unsignedToken({ ...claimsOf(token), ...asVictim })),
    withAnswer(body, (token) => unsignedToken(claimsOf(token))),
    withAnswer(
      body,
      (token) =>
        `${token.split('.')[0]}.${segment({ ...claimsOf(token), ...asVictim })}.${token.split('.')[2]}`,
    ),
    withAnswer(body, (token) => signedByMe(token, { aud: 'another-client' })),
    withAnswer(body, (token) => signedByMe(token, { exp: 1 })),
    withAnswer(body, (token) => token, 'another nonce'),
    withAnswer(body, (token) => token, ''),
  ]
  for (const [at, data] of forgeries.entries()) {
    const answer = await request.post(`${SIGN_IN_URL}?key=local-cloud`, {
      headers: { 'content-type': 'application/json' },
      data,
    })
    expect(answer.status(), `forgery ${at}: ${await answer.text()}`).toBe(400)
  }

  await page.unroute(`${SIGN_IN_URL}*`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await submitCredentials(page, email)
  await expect(page.getByRole('heading', { name: /Mallory Mean/ })).toBeVisible()
})

/** Every response of the local cloud that names the victim's record. */
function watchVictim(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/databases/')) return
    const text = await response.text().catch(() => '')
    if (text.includes('Stella')) seen.push(response.url())
  })
  return seen
}

// The local auth server issues unsigned tokens, as the Firebase emulator does. Anyone can write a valid one for an
// existing user; in production only Google's signature counts. These forgeries must fail in both.
test("a forged session in the browser's storage shows no data of another user", async ({ page }) => {
  const seen = watchVictim(page)
  await signInNewMember(page, newEmail('mallory'), 'Mallory Mean')
  const own = await storedSession(page)

  // My own token with another user's name.
  await forgeSession(page, VICTIM)
  await page.goto(SHELL_URL)
  await expect(page.getByRole('heading', { name: /Mallory Mean/ })).toBeVisible()

  // A token for a user who does not exist, with every possible claim.
  const invented = unsignedToken({
    ...claimsOf(own.stsTokenManager.accessToken),
    sub: 'invented',
    user_id: 'invented',
    email: VICTIM.email,
    liveEventsAdmin: true,
  })
  const stsTokenManager = { ...own.stsTokenManager, accessToken: invented, refreshToken: 'forged' }
  await forgeSession(page, { uid: 'invented', email: VICTIM.email, stsTokenManager })
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await expect(page).toHaveURL(/\/auth\/signin\?next=%2Foutcome-validation$/)
  expect(seen).toEqual([])
})

test('an expired token with a forged refresh token redirects to sign-in', async ({ page }) => {
  await restoreSignIn(page, 'admin@acme.test')
  const { stsTokenManager } = await storedSession(page)
  const expired = unsignedToken({ ...claimsOf(stsTokenManager.accessToken), exp: 1 })
  await forgeSession(page, {
    stsTokenManager: { accessToken: expired, refreshToken: 'forged', expirationTime: 1_000 },
  })
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await expect(page).toHaveURL(/\/auth\/signin\?next=/)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})
