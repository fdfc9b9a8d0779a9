import { checkDocumentName } from './checkDocumentName.ts'
import { type CollectionPath, collectionPath, type DocumentPath, documentPath } from './DocumentPath.ts'
import { type MemberKey, memberPath } from './memberPaths.ts'

/** Collection of what is stored about the respondents of a member's studies, by the uuids of the studies. */
export const RESPONDENTS = 'studyRespondents'

/** Paths of the respondents of one study. They depend on its uuid, so that a rename does not separate them from it. */
export interface RespondentPaths {
  /** Says which chunks count: see StoredSurvey. */
  readonly head: DocumentPath
  readonly chunks: CollectionPath
  readonly chunk: (number: number) => DocumentPath
}

export const respondentsPath = (member: MemberKey): CollectionPath =>
  collectionPath(memberPath(member), RESPONDENTS)

/** @returns null for a uuid that is no document id; a study with such a uuid has no respondents */
export function respondentPaths(member: MemberKey, studyUuid: string): RespondentPaths | null {
  if (checkDocumentName(studyUuid) !== null) return null
  const head = documentPath(respondentsPath(member), studyUuid)
  const chunks = collectionPath(head, 'chunks')
  return { head, chunks, chunk: (number) => documentPath(chunks, String(number)) }
}
