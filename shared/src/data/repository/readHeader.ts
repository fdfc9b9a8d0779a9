import type { Fields, HeaderOf, StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { StoredKind } from './StoredKind.ts'
import { storedHeader } from './storedHeader.ts'

type Parsing<T extends StoredTypes> = Pick<StoredKind<T>, 'parseHeader'>

/**
 * A stored header; undefined without a document.
 * @throws StudioError cen/doc-loading-error for a document without a header or with a malformed one
 */
export function readHeader<T extends StoredTypes>(
  kind: Parsing<T>,
  docName: string,
  document: Fields | undefined,
): HeaderOf<T> | undefined {
  return document && kind.parseHeader(storedHeader(docName, document))
}

/** A stored header; null if there is none or a malformed one. */
export function readGoodHeader<T extends StoredTypes>(
  kind: Parsing<T>,
  docName: string,
  document: Fields | undefined,
): HeaderOf<T> | null {
  try {
    return readHeader(kind, docName, document) ?? null
  } catch {
    return null
  }
}
