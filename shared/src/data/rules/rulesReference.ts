import {
  documentPaths,
  type MemberKey,
  organisationRulesPath,
  STUDY_PLACE,
} from '@outcome-studio/shared/domain'
import type { DocumentReference } from 'firebase/firestore'
import type { FirestoreConnection } from '../connection/Connection.ts'
import type { RulesPlace } from './StoredRules.ts'

/** Document of the custom rules; firestore.rules grants access only to tools admins. */
export function rulesReference(
  { sdk, db }: FirestoreConnection,
  member: MemberKey,
  place: RulesPlace,
): DocumentReference {
  const path =
    place.kind === 'study'
      ? documentPaths(STUDY_PLACE, member, place.docName).customRules
      : organisationRulesPath(member.domain)
  return sdk.doc(db, path)
}
