import type { RemovedStudy, Study, StudyHeader, StudyOperation } from '@outcome-studio/shared/domain'
import type { DocumentTypes } from '../core/DocumentTypes.ts'
import type { DocumentSession } from '../session/DocumentSession.ts'
import type { StudyViews } from './StudyViews.ts'

/** The types of a study as a document. */
export interface StudyDocument extends DocumentTypes {
  readonly header: StudyHeader
  readonly content: Study
  readonly operation: StudyOperation
  readonly views: StudyViews
  readonly removed: RemovedStudy
}

export type StudySession = DocumentSession<StudyDocument>
