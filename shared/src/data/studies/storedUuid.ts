import { type Fields, type StudyUuid, studyUuid } from '@outcome-studio/shared/domain'
import { storedHeader } from './storedHeader.ts'

/** The study a document belongs to; empty where it is too damaged to say. */
export function storedUuid(docName: string, document: Fields | undefined): StudyUuid {
  const uuid = storedHeader(docName, document)?.uuid
  return studyUuid(typeof uuid === 'string' ? uuid : '')
}
