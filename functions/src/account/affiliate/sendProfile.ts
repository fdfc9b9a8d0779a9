import { createHash } from 'node:crypto'
import type { Member } from '@outcome-studio/shared/domain/member'
import { boundedFetch } from '../../network/boundedFetch.ts'
import type { AffiliateSettings } from './affiliateSettings.ts'

/** The fields of a member that the affiliate service receives. */
export type AffiliateProfile = Pick<Member, 'email' | 'firstName' | 'lastName' | 'title' | 'organization'>

/** Milliseconds for one answer. */
const PATIENCE = 8_000
/** Limit of an answer in bytes; nothing of it is read. */
const MAX_BYTES = 10_000

/** The profile was not accepted. The message has no personal data. */
export class AffiliateError extends Error {
  override readonly name = 'AffiliateError'
}

/** Selects the fields of a record for the affiliate service. */
export const affiliateProfileOf = ({
  email,
  firstName,
  lastName,
  title,
  organization,
}: Member): AffiliateProfile => ({ email, firstName, lastName, title, organization })

/**
 * Posts a profile to the affiliate service. The same profile of the same member has the same idempotency key.
 * @param fetchFrom replaceable in tests
 * @param patience milliseconds for the answer
 * @throws AffiliateError
 */
export async function sendProfile(
  uid: string,
  profile: AffiliateProfile,
  { url, key }: AffiliateSettings,
  fetchFrom: typeof fetch = fetch,
  patience = PATIENCE,
): Promise<void> {
  const body = JSON.stringify(profile)
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
      'idempotency-key': createHash('sha256')
        .update(JSON.stringify([uid, body]))
        .digest('hex'),
    },
    body,
    signal: AbortSignal.timeout(patience),
  }
  const answer = await boundedFetch(MAX_BYTES, fetchFrom)(url, request).catch((cause: unknown) => {
    throw new AffiliateError(request.signal.aborted ? 'out of time' : 'not reachable', { cause })
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new AffiliateError(`status ${answer.status}`)
}
