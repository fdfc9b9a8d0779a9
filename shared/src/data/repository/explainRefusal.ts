import { StudioError } from '@outcome-studio/shared/domain/errors'
import { parseMember } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentSource } from '../documents/DocumentSource.ts'
import { isServiceError } from '../errors/ServiceError.ts'

const isRefusal = (cause: unknown) => isServiceError(cause) && cause.code.endsWith('permission-denied')

/**
 * Finds out whether the member can resolve a refusal of the database. They may store more than the quota
 * (docs/product.md §9), or have ended this sign-in on another device. Reads the record only after a refusal. Never
 * rejects.
 * @returns cen/storage-full, cen/sign-in-required, or the cause
 */
export async function explainRefusal(
  cause: unknown,
  source: Pick<DocumentSource, 'member' | 'documents'>,
): Promise<unknown> {
  if (!isRefusal(cause)) return cause
  try {
    const documents = await source.documents()
    const record = await documents.get(memberPath(await source.member()))
    const isFull = record !== undefined && parseMember(record).overQuota === true
    return isFull ? new StudioError('cen/storage-full', { cause }) : cause
  } catch (refused) {
    return isRefusal(refused) ? new StudioError('cen/sign-in-required', { cause }) : cause
  }
}
