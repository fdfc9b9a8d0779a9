import { VERSIONS_KEPT } from '../base/constants.ts'
import { type DocumentPlace, documentPaths, versionPaths } from '../paths/documentPaths.ts'
import type { MemberKey } from '../paths/memberPaths.ts'
import { ALIVE } from './DocumentLife.ts'
import type { Fields, PlannedWrite } from './PlannedWrite.ts'
import { planLife } from './planLife.ts'
import type { SavingRules } from './SavingRules.ts'
import type { DocumentHeader, HeaderOf, StoredTypes } from './StoredDocument.ts'

/** A document that a save replaces. */
export interface ReplacedDocument<Header> {
  /** Data of the header's document; unknown keys next to the header are preserved. */
  readonly document: Fields
  readonly header: Header
}

export interface SaveInput<T extends StoredTypes> {
  readonly member: MemberKey
  readonly docName: string
  readonly content: T['content']
  /** null for a new document. */
  readonly replaced: ReplacedDocument<HeaderOf<T>> | null
  /** Last revision of a deleted document that this save brings back; absent for any other. */
  readonly removedRevision?: number
  readonly now: Date
  /** Counts that do not follow from the content alone; they replace those of the rules. */
  readonly counts?: Partial<T['counts']>
  /** Time of the last change, if the save itself changes nothing that the member wrote. */
  readonly updatedAt?: string
}

export interface SavePlan<Header> {
  /** The header as it will be stored. */
  readonly header: Header
  readonly writes: readonly PlannedWrite[]
}

/**
 * Plans what a save writes: header, content and version, the deletion of the version beyond VERSIONS_KEPT, and the
 * life of a new document. The caller has checked name, size, uuid and revision, and applies all writes at once.
 */
export function planSave<T extends StoredTypes>(
  rules: SavingRules<T>,
  input: SaveInput<T>,
): SavePlan<HeaderOf<T>> {
  const { member, docName, content, replaced, removedRevision = 0, now } = input
  const before = replaced?.header
  const savedAt = now.toISOString()
  const header: HeaderOf<T> = {
    ...before,
    docName,
    uuid: rules.uuidOf(content),
    createdAt: before?.createdAt || savedAt,
    updatedAt: input.updatedAt ?? savedAt,
    revision: (before?.revision ?? removedRevision) + 1,
    schemaVersion: rules.schemaVersion,
    counts: { ...rules.count(content, before?.counts), ...input.counts },
  }
  const paths = documentPaths(rules.place, member, docName)
  const fields: Fields = Object.fromEntries(Object.entries(content))
  return {
    header,
    writes: [
      { path: paths.header, fields: { ...replaced?.document, header } },
      { path: paths.content, fields },
      ...planVersion(rules.place, member, header, savedAt, fields),
      ...(replaced === null ? planLife(rules.place, member, header.uuid, ALIVE) : []),
    ],
  }
}

/** A version is written once. The oldest one is deleted by its number. */
function planVersion(
  place: DocumentPlace,
  member: MemberKey,
  { uuid, docName, revision, counts }: DocumentHeader<string, object>,
  savedAt: string,
  content: Fields,
): readonly PlannedWrite[] {
  const paths = versionPaths(place, member, uuid)
  if (paths === null) return []
  const version = { path: paths.save(revision), fields: { docName, revision, savedAt, counts, content } }
  if (revision <= VERSIONS_KEPT) return [version]
  return [version, { path: paths.save(revision - VERSIONS_KEPT), fields: null }]
}
