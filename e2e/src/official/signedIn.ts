import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Environment } from '../../../tools/environment/src/schema/environmentSchema.ts'
import type { StoredSession } from '../support/storedSession.ts'

const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }
const PASSWORD = 'outcome-driven'
const HOUR = 3_600_000

const createdSchema = z.object({ localId: z.string() })
const signedInSchema = z.object({ idToken: z.string(), refreshToken: z.string() })

/**
 * Creates an account in the official Auth emulator and signs it in, as the pages of the provider would.
 * @returns the session as the SDK stores it
 */
export async function signedIn({ emulators, firebase }: Environment): Promise<StoredSession> {
  const origin = `http://localhost:${emulators?.auth}/identitytoolkit.googleapis.com/v1`
  const email = `member-${randomUUID().slice(0, 8)}@acme.test`
  const account = { email, password: PASSWORD, emailVerified: true, displayName: 'Olga Official' }
  const { localId: uid } = createdSchema.parse(
    await post(`${origin}/projects/${firebase.project}/accounts`, account, OWNER),
  )
  const { idToken, refreshToken } = signedInSchema.parse(
    await post(
      `${origin}/accounts:signInWithPassword?key=${firebase.apiKey}`,
      { email, password: PASSWORD, returnSecureToken: true },
      { 'content-type': 'application/json' },
    ),
  )
  const now = Date.now()
  const session = {
    uid,
    email,
    emailVerified: true,
    displayName: account.displayName,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: now + HOUR },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: firebase.apiKey,
    appName: 'outcome-studio',
  }
  return session
}

/** Gives a member access, as a payment does. */
export async function giveAccess(
  { emulators, firebase }: Environment,
  { uid }: Pick<StoredSession, 'uid'>,
): Promise<void> {
  const fields = { accessType: 'STANDARD', subscriptionExpiresAt: '2999-01-01T00:00:00.000Z' }
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`)
  const documents = `http://localhost:${emulators?.firestore}/v1/projects/${firebase.project}/databases/(default)/documents`
  const response = await fetch(`${documents}/domains/acme.test/users/${uid}?${mask.join('&')}`, {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]),
      ),
    }),
  })
  if (!response.ok) throw new Error(`The record could not be written: ${response.status}`)
}

async function post(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return await response.json()
}
