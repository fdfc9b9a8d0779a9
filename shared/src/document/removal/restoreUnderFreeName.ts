import { describeError } from '@outcome-studio/shared/domain/errors'
import type { DocumentRepository, RemovedDocument } from '@outcome-studio/shared/domain/saving'
import { freeStudyName } from '@outcome-studio/shared/domain/study'
import type { DocumentTypes } from '../core/DocumentTypes.ts'

/**
 * Restores a deleted document under its own name, or under a free one if another document has taken it.
 * @param taken names of the other documents, as far as they are known
 * @returns the name it was restored under
 * @throws the errors of the repository's restore
 */
export async function restoreUnderFreeName<T extends DocumentTypes>(
  repository: Pick<DocumentRepository<T>, 'restore'>,
  removed: RemovedDocument<T>,
  taken: readonly string[],
): Promise<string> {
  try {
    await repository.restore(removed, removed.docName)
    return removed.docName
  } catch (error) {
    if (describeError(error).code !== 'cen/doc-already-exists') throw error
    const docName = freeStudyName(removed.docName, [...taken, removed.docName])
    await repository.restore(removed, docName)
    return docName
  }
}
