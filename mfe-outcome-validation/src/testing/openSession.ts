import { memory } from '@outcome-studio/shared/data/testing'
import {
  DocumentSession,
  type SessionStart,
  type StudyDocument,
  type StudySession,
  studyKind,
} from '@outcome-studio/shared/document'

/** A session on one of the studies in memory, or on a new one. */
export function openSession(start: SessionStart<StudyDocument>): StudySession {
  return new DocumentSession({ kind: studyKind, repository: memory().studies, start })
}
