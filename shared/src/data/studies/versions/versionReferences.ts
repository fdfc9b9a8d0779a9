import { checkDocumentName, type StudyUuid } from '@outcome-studio/shared/domain'
import type { CollectionReference, DocumentReference } from 'firebase/firestore'
import type { FirestoreConnection } from '../../connection/Connection.ts'
import { memberPath } from '../../member/memberPath.ts'
import type { MemberKey } from '../../session/Session.ts'

/** Where the versions of one study are kept: by its uuid, so that a new name does not part it from them. */
export interface VersionReferences {
  /** Says whether the study is there: see StudyLife. */
  readonly life: DocumentReference
  readonly saves: CollectionReference
  readonly save: (revision: number) => DocumentReference
}

/** Path of what is kept of the member's studies beside the studies themselves. */
export const studyVersionsPath = (member: MemberKey): string => `${memberPath(member)}/studyVersions`

/** null for a uuid that cannot name a document: such a study, written by others than us, goes without versions. */
export function versionReferences(
  { sdk, db }: FirestoreConnection,
  member: MemberKey,
  uuid: StudyUuid,
): VersionReferences | null {
  if (checkDocumentName(uuid) !== null) return null
  const life = sdk.doc(db, studyVersionsPath(member), uuid)
  const saves = sdk.collection(life, 'saves')
  return { life, saves, save: (revision) => sdk.doc(saves, String(revision)) }
}
