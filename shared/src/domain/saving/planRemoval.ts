import { isRecord } from '../base/isRecord.ts'
import { type DocumentPlace, documentPaths } from '../paths/documentPaths.ts'
import type { MemberKey } from '../paths/memberPaths.ts'
import type { Fields, PlannedWrite } from './PlannedWrite.ts'
import { planLife } from './planLife.ts'

export interface RemovalInput {
  readonly member: MemberKey
  readonly docName: string
  readonly uuid: string
  /** Data of the header's document; it may be damaged. */
  readonly document: Fields
  /** Whether the member may delete custom rules. */
  readonly mayDeleteRules: boolean
  readonly now: Date
}

/** Plans a deletion. The versions stay until the deletion can no longer be undone. */
export function planRemoval(
  place: DocumentPlace,
  { member, docName, uuid, document, mayDeleteRules, now }: RemovalInput,
): readonly PlannedWrite[] {
  const paths = documentPaths(place, member, docName)
  const life = { removedAt: now.toISOString(), revision: storedRevision(document) }
  return [
    ...(mayDeleteRules ? [{ path: paths.customRules, fields: null }] : []),
    { path: paths.content, fields: null },
    { path: paths.header, fields: null },
    ...planLife(place, member, uuid, life),
  ]
}

function storedRevision({ header }: Fields): number {
  const revision = isRecord(header) ? header.revision : 0
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision > 0 ? revision : 0
}
