import type { DocumentReference } from 'firebase/firestore'
import type { FirestoreConnection } from '../connection/Connection.ts'
import { memberPath } from '../member/memberPath.ts'
import type { MemberKey } from '../session/Session.ts'

/** The documents one study is made of (specification, section 7). */
export interface StudyReferences {
  /** The study's own document, whose field `header` is the header. */
  readonly header: DocumentReference
  readonly content: DocumentReference
  readonly customRules: DocumentReference
}

/** Path of the member's studies. */
export function studiesPath(member: MemberKey): string {
  return `${memberPath(member)}/triangularis`
}

export function studyReferences(
  { sdk, db }: FirestoreConnection,
  member: MemberKey,
  docName: string,
): StudyReferences {
  const header = sdk.doc(db, studiesPath(member), docName)
  return {
    header,
    content: sdk.doc(header, 'data', 'jtbd'),
    customRules: sdk.doc(header, 'config', 'customRules'),
  }
}
