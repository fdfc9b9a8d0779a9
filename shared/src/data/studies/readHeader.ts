import { parseStudyHeader, type StudyHeader } from '@outcome-studio/shared/domain'
import type { DocumentSnapshot } from 'firebase/firestore'

/**
 * A stored header; undefined where there is no document. Its name is the document's, whatever the header says.
 * @throws StudioError cen/doc-loading-error
 */
export function readHeader(snapshot: DocumentSnapshot): StudyHeader | undefined {
  return snapshot.exists() ? parseStudyHeader({ ...snapshot.data(), docName: snapshot.id }) : undefined
}
