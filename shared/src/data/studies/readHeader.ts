import { type Fields, parseStudyHeader, type StudyHeader } from '@outcome-studio/shared/domain'
import { storedHeader } from './storedHeader.ts'

/**
 * A stored header; undefined without a document.
 * @throws StudioError cen/doc-loading-error for a document without a header or with a malformed one
 */
export function readHeader(docName: string, document: Fields | undefined): StudyHeader | undefined {
  return document && parseStudyHeader(storedHeader(docName, document))
}
