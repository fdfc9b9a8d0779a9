import { documentPaths, type MemberKey } from '@outcome-studio/shared/domain/paths'
import { type HeaderOf, hasIdentity, type StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { Documents } from '../documents/Documents.ts'
import { createLatest } from './createLatest.ts'
import { readGoodHeader } from './readHeader.ts'
import { completeHeader } from './readParts.ts'
import type { StoredKind } from './StoredKind.ts'

/** Listens to the header of one document, null for none or a damaged one; returns the release. */
export function watchDocument<T extends StoredTypes>(
  documents: Documents,
  member: MemberKey,
  kind: StoredKind<T>,
  docName: string,
  onHeader: (header: HeaderOf<T> | null) => void,
): () => void {
  const latest = createLatest()
  const release = documents.watchOne(
    documentPaths(kind.saving.place, member, docName).header,
    (fields) => {
      const isLatest = latest.next()
      if (fields === undefined || hasIdentity(fields)) return onHeader(readGoodHeader(kind, docName, fields))
      completeHeader({ documents, member, kind }, docName, fields)
        .catch(() => fields)
        .then((completed) => isLatest() && onHeader(readGoodHeader(kind, docName, completed)))
    },
    () => {},
  )
  return () => {
    latest.next()
    release()
  }
}
