import { documentsPath, type MemberKey } from '@outcome-studio/shared/domain'
import type { Documents, StoredDocument } from '../documents/Documents.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import type { HeaderOf, RepositoryTypes } from './DocumentRepository.ts'
import { readGoodHeader } from './readHeader.ts'
import type { StoredKind } from './StoredKind.ts'
import { storedUuid } from './storedUuid.ts'

/** Listens to the headers of a member's documents of one kind; returns the release. */
export function watchDocuments<T extends RepositoryTypes>(
  documents: Documents,
  member: MemberKey,
  kind: StoredKind<T>,
  onHeaders: (headers: readonly HeaderOf<T>[]) => void,
  onError: (error: Error) => void,
): () => void {
  return documents.watch(
    documentsPath(kind.saving.place, member),
    (stored) => onHeaders(listHeaders(kind, stored)),
    (cause) => onError(toStudioError(cause, 'cen/doc-loading-error')),
  )
}

/** The headers of stored documents, newest first. */
export function listHeaders<T extends RepositoryTypes>(
  kind: StoredKind<T>,
  stored: readonly StoredDocument[],
): readonly HeaderOf<T>[] {
  return stored.map((each) => readListed(kind, each)).sort(newestFirst)
}

/** Lists damaged headers too, so that the member can see and delete the document. */
function readListed<T extends RepositoryTypes>(
  kind: StoredKind<T>,
  { id, fields }: StoredDocument,
): HeaderOf<T> {
  return (
    readGoodHeader(kind, id, fields) ?? {
      docName: id,
      uuid: kind.asUuid(storedUuid(id, fields)),
      createdAt: '',
      updatedAt: '',
      revision: 0,
      schemaVersion: 0,
      counts: kind.noCounts,
    }
  )
}

type Listed = Pick<HeaderOf<RepositoryTypes>, 'docName' | 'updatedAt'>

function newestFirst(left: Listed, right: Listed): number {
  if (left.updatedAt === right.updatedAt) return left.docName < right.docName ? -1 : 1
  return left.updatedAt < right.updatedAt ? 1 : -1
}
