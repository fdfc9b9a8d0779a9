import { documentPaths, type MemberKey } from '@outcome-studio/shared/domain'
import type { Documents } from '../documents/Documents.ts'
import type { HeaderOf, RepositoryTypes } from './DocumentRepository.ts'
import { readGoodHeader } from './readHeader.ts'
import type { StoredKind } from './StoredKind.ts'

/** Listens to the header of one document, null for none or a damaged one; returns the release. */
export function watchDocument<T extends RepositoryTypes>(
  documents: Documents,
  member: MemberKey,
  kind: StoredKind<T>,
  docName: string,
  onHeader: (header: HeaderOf<T> | null) => void,
): () => void {
  return documents.watchOne(
    documentPaths(kind.saving.place, member, docName).header,
    (fields) => onHeader(readGoodHeader(kind, docName, fields)),
    () => {},
  )
}
