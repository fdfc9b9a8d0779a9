import {
  documentsPath,
  type MemberKey,
  STUDY_PLACE,
  type StudyHeader,
  studyHeaderSchema,
} from '@outcome-studio/shared/domain'
import type { Documents, StoredDocument } from '../documents/Documents.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { storedHeader } from './storedHeader.ts'
import { storedUuid } from './storedUuid.ts'

/** Listens to the headers of a member's studies; returns the release. */
export function watchStudyList(
  documents: Documents,
  member: MemberKey,
  onStudies: (studies: readonly StudyHeader[]) => void,
  onError: (error: Error) => void,
): () => void {
  return documents.watch(
    documentsPath(STUDY_PLACE, member),
    (stored) => onStudies(stored.map(readListed).sort(newestFirst)),
    (cause) => onError(toStudioError(cause, 'cen/doc-loading-error')),
  )
}

/** Lists damaged headers too, so that the member can see and delete the study. */
function readListed({ id, fields }: StoredDocument): StudyHeader {
  const parsed = studyHeaderSchema.safeParse(storedHeader(id, fields))
  if (parsed.success) return parsed.data
  return {
    docName: id,
    uuid: storedUuid(id, fields),
    createdAt: '',
    updatedAt: '',
    revision: 0,
    schemaVersion: 0,
    counts: { jobSteps: 0, outcomeStatements: 0 },
  }
}

function newestFirst(left: StudyHeader, right: StudyHeader): number {
  if (left.updatedAt === right.updatedAt) return left.docName < right.docName ? -1 : 1
  return left.updatedAt < right.updatedAt ? 1 : -1
}
