import type { MembersScope } from '@outcome-studio/shared/domain/member'
import { HttpsError } from 'firebase-functions/v2/https'
import type { Caller } from '../guards/requireSignIn.ts'
import { isPublicMail } from '../members/isPublicMail.ts'

/**
 * Requires that an admin may see the members of a scope (docs/product.md §6). The record has been checked before.
 * @throws HttpsError permission-denied
 */
export function requireOrganizationAdmin(
  { domain, token, toolsAdmin }: Pick<Caller, 'domain' | 'token' | 'toolsAdmin'>,
  scope: MembersScope,
): void {
  // Anyone can sign up with an address of the domain, but only its owner can confirm it.
  if (token.email_verified !== true || isPublicMail(domain)) {
    throw new HttpsError(
      'permission-denied',
      'This is for admins with a confirmed address of their organization.',
    )
  }
  if (scope === 'everybody' && !toolsAdmin) {
    throw new HttpsError(
      'permission-denied',
      'The members of other organizations are for admins who are tools admins, too.',
    )
  }
}
