import { parseStudyHeader, type StudyHeader } from '@outcome-studio/shared/domain'
import type { DocumentSnapshot } from 'firebase/firestore'
import { storedHeader } from './storedHeader.ts'

/**
 * A stored header; undefined where there is no document.
 * @throws StudioError cen/doc-loading-error for a document without a header or with a malformed one
 */
export function readHeader(snapshot: DocumentSnapshot): StudyHeader | undefined {
  return snapshot.exists() ? parseStudyHeader(storedHeader(snapshot)) : undefined
}
