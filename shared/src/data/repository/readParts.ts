import { documentPaths, type MemberKey } from '@outcome-studio/shared/domain/paths'
import {
  type Fields,
  hasIdentity,
  type StoredParts,
  type StoredTypes,
} from '@outcome-studio/shared/domain/saving'
import type { Documents, DocumentTransaction } from '../documents/Documents.ts'
import type { StoredKind } from './StoredKind.ts'

/** Reads the documents of one member, in a transaction or outside of one. */
interface Reading<T extends StoredTypes> {
  readonly documents: Pick<DocumentTransaction | Documents, 'get'>
  readonly member: MemberKey
  readonly kind: Pick<StoredKind<T>, 'saving' | 'complete'>
}

/**
 * Reads a document's header. If the header has no identity, also reads the content, which contains it.
 * @param readContent whether the content is always read
 */
export async function readParts<T extends StoredTypes>(
  reading: Reading<T>,
  docName: string,
  readContent = false,
): Promise<StoredParts> {
  const { documents, member, kind } = reading
  const paths = documentPaths(kind.saving.place, member, docName)
  const [document, early] = await Promise.all([
    documents.get(paths.header),
    readContent ? documents.get(paths.content) : undefined,
  ])
  const isLate = !readContent && document !== undefined && !hasIdentity(document)
  const content = isLate ? await documents.get(paths.content) : early
  return kind.complete({ docName, document, content })
}

/** Completes a document of a list or a listener. Reads its content only if the header has no identity. */
export async function completeHeader<T extends StoredTypes>(
  { documents, member, kind }: Reading<T>,
  docName: string,
  document: Fields,
): Promise<Fields> {
  const known = completeAlone(kind, docName, document)
  if (hasIdentity(known)) return known
  const { content } = documentPaths(kind.saving.place, member, docName)
  return kind.complete({ docName, document, content: await documents.get(content) }).document ?? document
}

/** Completes a document as far as it can be without its content. */
export const completeAlone = <T extends StoredTypes>(
  kind: Pick<StoredKind<T>, 'complete'>,
  docName: string,
  document: Fields,
): Fields => kind.complete({ docName, document, content: undefined }).document ?? document
