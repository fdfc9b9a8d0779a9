import type { CallableAccess } from '@outcome-studio/shared/callables/defineCallable'
import { hasAccess, type Member } from '@outcome-studio/shared/domain/member'
import { HttpsError } from 'firebase-functions/v2/https'
import { refusal } from '../errors/refusal.ts'
import type { Caller } from './requireSignIn.ts'

/**
 * Requires the access that a callable function asks for.
 * @param member the caller's record; null if there is none
 * @throws HttpsError permission-denied without a valid trial or membership (docs/product.md §4), without the role, or
 *   for the coach above the quota (§9)
 */
export function requireRole(
  access: CallableAccess,
  { toolsAdmin }: Pick<Caller, 'toolsAdmin'>,
  member: Member | null,
  now: Date,
): void {
  switch (access) {
    case 'signedIn':
      return
    case 'membership':
      if (member !== null && hasAccess(member, now)) return
      throw new HttpsError('permission-denied', 'This needs a membership. Please activate yours first.')
    case 'coach':
      requireRole('membership', { toolsAdmin }, member, now)
      if (member?.globalConfig?.hasVCAccess !== true) {
        throw new HttpsError('permission-denied', 'The coach is not part of your membership.')
      }
      // Rules refuse the member's message then, too.
      if (member.overQuota === true) throw refusal('permission-denied', 'cen/storage-full')
      return
    case 'admin':
      if (member?.isAdmin !== true) {
        throw new HttpsError('permission-denied', 'This is for admins of an organization only.')
      }
      return
    case 'toolsAdmin':
      if (!toolsAdmin) throw new HttpsError('permission-denied', 'This is for tools admins only.')
  }
}
