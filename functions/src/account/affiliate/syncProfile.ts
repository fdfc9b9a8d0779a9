import { isProfileComplete, type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { type AffiliateProfile, affiliateProfileOf } from './sendProfile.ts'

/** How often a profile that changes while it is sent is sent again. */
const ATTEMPTS = 3

/**
 * Sends a complete profile that was not sent yet, and records that it was sent. A profile that changed meanwhile is
 * sent again, at the latest by the next call.
 * @throws what `send` throws
 */
export async function syncProfile(
  key: MemberKey,
  firestore: Firestore,
  send: (profile: AffiliateProfile) => Promise<void>,
): Promise<void> {
  const record = firestore.doc(memberPath(key))
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const profile = unsentProfile((await record.get()).data())
    if (profile === null) return
    await send(profile)
    const isNoted = await firestore.runTransaction(async (transaction) => {
      const now = unsentProfile((await transaction.get(record)).data())
      if (now === null) return true
      if (JSON.stringify(now) !== JSON.stringify(profile)) return false
      transaction.update(record, { affSvcSynced: true } satisfies Pick<Member, 'affSvcSynced'>)
      return true
    })
    if (isNoted) return
  }
}

/** The profile of a record that still has to be sent; null for none. */
function unsentProfile(stored: unknown): AffiliateProfile | null {
  if (stored === undefined) return null
  const member = parseMember(stored)
  return member.affSvcSynced || !isProfileComplete(member) ? null : affiliateProfileOf(member)
}
