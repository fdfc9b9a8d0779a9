import type { StudyOperation, StudyTypes } from '@outcome-studio/shared/domain/study'
import type { DocumentSession } from '../session/DocumentSession.ts'
import type { StudyViews } from './StudyViews.ts'

/** The types of a study as a document. */
export interface StudyDocument extends StudyTypes {
  readonly operation: StudyOperation
  readonly views: StudyViews
}

export type StudySession = DocumentSession<StudyDocument>
