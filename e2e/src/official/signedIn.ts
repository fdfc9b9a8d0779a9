import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Environment } from '../../../tools/environment/src/schema/environmentSchema.ts'
import type { StoredSession } from '../support/storedSession.ts'
import { asOwner } from './asOwner.ts'

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
    await asOwner('POST', `${origin}/projects/${firebase.project}/accounts`, account),
  )
  const { idToken, refreshToken } = signedInSchema.parse(
    await asOwner('POST', `${origin}/accounts:signInWithPassword?key=${firebase.apiKey}`, {
      email,
      password: PASSWORD,
      returnSecureToken: true,
    }),
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
