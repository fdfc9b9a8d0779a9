import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { refusal } from '../errors/refusal.ts'

/** The caller, identified by a verified token. */
export interface Caller extends MemberKey {
  readonly toolsAdmin: boolean
  readonly token: NonNullable<CallableRequest['auth']>['token']
}

/**
 * Returns the caller, as identified by the token.
 * @throws HttpsError unauthenticated without a valid token that contains an e-mail
 */
export function requireSignIn({ auth }: Pick<CallableRequest, 'auth'>): Caller {
  const email = auth?.token.email
  const domain = email ? domainOfEmail(email) : null
  if (!auth || domain === null) throw refusal('unauthenticated', 'cen/sign-in-required')
  return { uid: auth.uid, domain, toolsAdmin: auth.token.liveEventsAdmin === true, token: auth.token }
}
