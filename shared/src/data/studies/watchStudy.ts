import {
  documentPaths,
  type MemberKey,
  STUDY_PLACE,
  type StudyHeader,
  studyHeaderSchema,
} from '@outcome-studio/shared/domain'
import type { Documents } from '../documents/Documents.ts'
import { storedHeader } from './storedHeader.ts'

/** Listens to the header of one study, null for none or a damaged one; returns the release. */
export function watchStudy(
  documents: Documents,
  member: MemberKey,
  docName: string,
  onHeader: (header: StudyHeader | null) => void,
): () => void {
  return documents.watchOne(
    documentPaths(STUDY_PLACE, member, docName).header,
    (fields) => onHeader(studyHeaderSchema.safeParse(storedHeader(docName, fields)).data ?? null),
    () => {},
  )
}
