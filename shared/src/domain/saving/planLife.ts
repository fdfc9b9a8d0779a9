import { type DocumentPlace, versionPaths } from '../paths/documentPaths.ts'
import type { MemberKey } from '../paths/memberPaths.ts'
import type { DocumentLife } from './DocumentLife.ts'
import type { PlannedWrite } from './PlannedWrite.ts'

/** Plans the note next to a document's versions that states whether the document exists. */
export function planLife(
  place: DocumentPlace,
  member: MemberKey,
  uuid: string,
  life: DocumentLife,
): readonly PlannedWrite[] {
  const paths = versionPaths(place, member, uuid)
  return paths === null ? [] : [{ path: paths.life, fields: { ...life } }]
}
