import { readStoredRules } from '@outcome-studio/shared/domain/checker'
import type { DocumentPath } from '@outcome-studio/shared/domain/paths'
import type { Fields } from '@outcome-studio/shared/domain/saving'
import type { DocumentTransaction } from '../documents/Documents.ts'
import type { SignedIn } from '../session/Session.ts'

/** Whether this member reads and writes custom rules of documents of that kind. */
export const mayUseRules = (
  { hasCustomRules }: { readonly hasCustomRules: boolean },
  { claims }: SignedIn,
): boolean => hasCustomRules && claims.toolsAdmin

/**
 * Reads the custom rules of a document. Rules stored without a revision are completed, because firestore.rules accepts
 * no others in another document.
 * @returns null if there are none
 */
export async function readCustomRules(
  transaction: Pick<DocumentTransaction, 'get'>,
  path: DocumentPath,
): Promise<Fields | null> {
  const rules = readStoredRules(await transaction.get(path))
  return rules && { ...rules, updatedAt: rules.updatedAt ?? '' }
}
