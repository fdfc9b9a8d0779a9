import { readStoredRules } from '@outcome-studio/shared/domain/checker'
import { organizationRulesPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'

interface Member {
  readonly domain: string
  readonly token: { readonly email_verified?: boolean }
}

/**
 * Reads the custom rules of the caller's organization, as firestore.rules lets a member read them.
 * @returns JSON as its author wrote it; null if there are none, and without a verified e-mail
 */
export async function readOrganizationRules(
  { domain, token }: Member,
  firestore: Firestore,
): Promise<string | null> {
  if (token.email_verified !== true) return null
  const stored = await firestore.doc(organizationRulesPath(domain)).get()
  return readStoredRules(stored.data())?.json ?? null
}
