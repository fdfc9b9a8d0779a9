import { isRecord } from '../base/isRecord.ts'
import { type DocumentPlace, documentPaths } from '../paths/documentPaths.ts'
import type { MemberKey } from '../paths/memberPaths.ts'
import { ALIVE } from './DocumentLife.ts'
import type { PlannedWrite } from './PlannedWrite.ts'
import { planLife } from './planLife.ts'
import type { DocumentFields } from './StoredDocument.ts'

export interface RestoreInput {
  readonly member: MemberKey
  /** The document's own name, or another. */
  readonly docName: string
  readonly uuid: string
  readonly removed: DocumentFields
}

/** Plans the undo of a deletion. Revision and times stay; a damaged document stays damaged. */
export function planRestore(
  place: DocumentPlace,
  { member, docName, uuid, removed }: RestoreInput,
): readonly PlannedWrite[] {
  const { document, content, customRules } = removed
  const { header } = document
  const paths = documentPaths(place, member, docName)
  return [
    {
      path: paths.header,
      fields: isRecord(header) ? { ...document, header: { ...header, docName } } : document,
    },
    ...(content === null ? [] : [{ path: paths.content, fields: content }]),
    ...(customRules === null ? [] : [{ path: paths.customRules, fields: customRules }]),
    ...planLife(place, member, uuid, ALIVE),
  ]
}
