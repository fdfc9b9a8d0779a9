import { type Claims, domainOfEmail } from '@outcome-studio/shared/domain/member'
import type { User } from 'firebase/auth'
import type { Session } from './Session.ts'

const NO_CLAIMS: Claims = { toolsAdmin: false }

/** Reads the session of a user of the SDK. A user without an e-mail counts as signed out. Never rejects. */
export async function readSession(user: User | null): Promise<Session> {
  const email = user?.email
  const domain = email ? domainOfEmail(email) : null
  if (!user || !email || domain === null) return { state: 'signedOut' }
  const confirmation = user.emailVerified === false ? { isUnconfirmed: true as const } : {}
  const claims = await readClaims(user)
  return { state: 'signedIn', uid: user.uid, email, domain, claims, ...confirmation }
}

/** Without a network an expired token cannot be renewed: the member stays signed in, without special rights. */
async function readClaims(user: User): Promise<Claims> {
  try {
    const { claims } = await user.getIdTokenResult()
    return { toolsAdmin: claims.liveEventsAdmin === true }
  } catch {
    return NO_CLAIMS
  }
}
