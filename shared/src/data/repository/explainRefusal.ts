import { memberPath, parseMember, StudioError } from '@outcome-studio/shared/domain'
import type { DocumentSource } from '../documents/DocumentSource.ts'
import { isServiceError } from '../errors/ServiceError.ts'

const isRefusal = (cause: unknown) => isServiceError(cause) && cause.code.endsWith('permission-denied')

/**
 * Finds out why the database refused a request, as far as the member can do something about it: they store more than
 * the quota (docs/product.md §9), or this sign-in was ended on another device, so that not even their record can be
 * read. Asks for the record only after a refusal. Never rejects.
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
