import { isRecord } from '@outcome-studio/shared/domain/base'
import type { HeaderOf, StoredDocument, StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { SnapshotKind } from '../snapshots/Snapshots.ts'
import type { StoredKind } from './StoredKind.ts'

type Parsing<T extends StoredTypes> = Pick<
  StoredKind<T>,
  'queryKey' | 'parseHeader' | 'parseContent' | 'saving'
>

/** The list of a member's documents of one kind. Damaged ones are left out. */
export const listSnapshot = <T extends StoredTypes>({
  queryKey,
  parseHeader,
}: Pick<Parsing<T>, 'queryKey' | 'parseHeader'>): SnapshotKind<readonly HeaderOf<T>[]> => ({
  name: `${queryKey} list`,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isWhole).map(parseHeader) : null),
})

/** Lists show a document of unknown identity, but its header cannot be parsed. */
const isWhole = (header: unknown): boolean => !isRecord(header) || header.uuid !== ''

/**
 * One document. It is used only if header and content belong together and have the current schema, because edits are
 * based on it.
 */
export const documentSnapshot = <T extends StoredTypes>(
  { queryKey, parseHeader, parseContent, saving }: Parsing<T>,
  docName: string,
): SnapshotKind<StoredDocument<T>> => ({
  name: `${queryKey} document ${docName}`,
  parse: (stored) => {
    if (!isRecord(stored)) return null
    const header = parseHeader(stored.header)
    const content = parseContent(stored.content)
    const isCurrent = header.docName === docName && header.schemaVersion === saving.schemaVersion
    return isCurrent && header.uuid === saving.uuidOf(content) ? { header, content } : null
  },
})
