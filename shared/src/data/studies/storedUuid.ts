import { type Fields, type StudyUuid, studyUuid } from '@outcome-studio/shared/domain'
import { storedHeader } from './storedHeader.ts'

/** The uuid in a study's document; empty if the document is too damaged. */
export function storedUuid(docName: string, document: Fields | undefined): StudyUuid {
  const uuid = storedHeader(docName, document)?.uuid
  return studyUuid(typeof uuid === 'string' ? uuid : '')
}
