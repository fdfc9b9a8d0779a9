import { isRecord } from '@outcome-studio/shared/domain/base'
import { documentsPath, type MemberKey } from '@outcome-studio/shared/domain/paths'
import {
  type Fields,
  type HeaderOf,
  hasIdentity,
  type StoredTypes,
} from '@outcome-studio/shared/domain/saving'
import type { Documents, RawDocument } from '../documents/Documents.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { createLatest } from './createLatest.ts'
import { readGoodHeader } from './readHeader.ts'
import { completeAlone, completeHeader } from './readParts.ts'
import type { StoredKind } from './StoredKind.ts'
import { storedUuid } from './storedUuid.ts'

/** Listens to the headers of a member's documents of one kind; returns the release. */
export function watchDocuments<T extends StoredTypes>(
  documents: Documents,
  member: MemberKey,
  kind: StoredKind<T>,
  onHeaders: (headers: readonly HeaderOf<T>[]) => void,
  onError: (error: Error) => void,
): () => void {
  const latest = createLatest()
  const known = new Map<string, Fields>()

  // A content that cannot be read leaves its document in the list as a damaged one.
  const complete = async ({ id, fields }: RawDocument): Promise<RawDocument> => {
    const alone = completeAlone(kind, id, fields)
    if (hasIdentity(alone)) return { id, fields: alone }
    const completed =
      known.get(id) ?? (await completeHeader({ documents, member, kind }, id, fields).catch(() => fields))
    if (hasIdentity(completed)) known.set(id, completed)
    return { id, fields: completed }
  }
  const release = documents.watch(
    documentsPath(kind.saving.place, member),
    (stored) => {
      const isLatest = latest.next()
      if (!needsContent(kind, stored)) return onHeaders(listHeaders(kind, stored))
      Promise.all(stored.map(complete)).then((all) => isLatest() && onHeaders(listHeaders(kind, all)))
    },
    (cause) => onError(toStudioError(cause, 'cen/doc-loading-error')),
  )
  return () => {
    latest.next()
    release()
  }
}

/** Whether the header of one of the documents has no identity, so that its content has to be read. */
export const needsContent = <T extends StoredTypes>(
  kind: StoredKind<T>,
  stored: readonly RawDocument[],
): boolean =>
  stored.some(({ id, fields }) => {
    const { header } = completeAlone(kind, id, fields)
    return isRecord(header) && header.uuid === undefined
  })

/** The headers of stored documents, newest first. */
export function listHeaders<T extends StoredTypes>(
  kind: StoredKind<T>,
  stored: readonly RawDocument[],
): readonly HeaderOf<T>[] {
  return stored.map((each) => readListed(kind, each)).sort(newestFirst)
}

/** Lists damaged headers too, so that the member can see and delete the document. */
function readListed<T extends StoredTypes>(kind: StoredKind<T>, { id, fields }: RawDocument): HeaderOf<T> {
  return (
    readGoodHeader(kind, id, completeAlone(kind, id, fields)) ?? {
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

type Listed = Pick<HeaderOf<StoredTypes>, 'docName' | 'updatedAt'>

function newestFirst(left: Listed, right: Listed): number {
  if (left.updatedAt === right.updatedAt) return left.docName < right.docName ? -1 : 1
  return left.updatedAt < right.updatedAt ? 1 : -1
}
