import { documentPaths, STUDY_PLACE } from '@outcome-studio/shared/domain'
import type { DocumentReference } from 'firebase/firestore'
import type { StudyStore } from './StudyStore.ts'

/** The documents of one study (docs/product.md §7). */
export interface StudyReferences {
  /** The document whose field `header` is the header. */
  readonly header: DocumentReference
  readonly content: DocumentReference
  readonly customRules: DocumentReference
}

export function studyReferences(
  { firestore: { sdk, db }, member }: Pick<StudyStore, 'firestore' | 'member'>,
  docName: string,
): StudyReferences {
  const paths = documentPaths(STUDY_PLACE, member, docName)
  return {
    header: sdk.doc(db, paths.header),
    content: sdk.doc(db, paths.content),
    customRules: sdk.doc(db, paths.customRules),
  }
}
