import type { DocumentReference } from 'firebase/firestore'
import type { FirestoreConnection } from '../connection/Connection.ts'
import type { MemberKey } from '../session/Session.ts'
import { studyReferences } from '../studies/studyPaths.ts'
import type { RulesPlace } from './StoredRules.ts'

/** Where custom rules are kept; firestore.rules let tools admins alone in. */
export function rulesReference(
  firestore: FirestoreConnection,
  member: MemberKey,
  place: RulesPlace,
): DocumentReference {
  const { sdk, db } = firestore
  return place.kind === 'study'
    ? studyReferences(firestore, member, place.docName).customRules
    : sdk.doc(db, `domains/${member.domain}/config/customRules`)
}
