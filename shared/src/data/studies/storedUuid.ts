import { type StudyUuid, studyUuid } from '@outcome-studio/shared/domain'
import type { DocumentSnapshot } from 'firebase/firestore'
import { storedHeader } from './storedHeader.ts'

/** The study a document belongs to; empty where it is too damaged to say. */
export function storedUuid(snapshot: DocumentSnapshot): StudyUuid {
  const uuid = storedHeader(snapshot)?.uuid
  return studyUuid(typeof uuid === 'string' ? uuid : '')
}
