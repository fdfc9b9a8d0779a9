import { type Fields, isFields, noStudy } from './Fields.ts'

/** The two documents of a stored study, of whatever version. */
export interface StudyDocuments {
  /** Its name, which is the id of its document. */
  readonly docName: string
  readonly document: Fields
  /** What data/jtbd holds; null where there is no such document. */
  readonly content: Fields | null
}

/** @throws StudioError cen/doc-loading-error for what are no documents of a study */
export function requireStudyDocuments(stored: unknown): StudyDocuments {
  if (!isFields(stored)) throw noStudy('There is nothing stored.')
  const { docName, document, content = null } = stored
  if (typeof docName !== 'string' || docName === '') throw noStudy('The name is missing.')
  if (!isFields(document)) throw noStudy('The document is missing.')
  if (content !== null && !isFields(content)) throw noStudy('The content is no document.')
  return { docName, document, content }
}
