import { countStudy } from '@outcome-studio/shared/domain/study'
import { DocumentSession, type SessionStart } from '../session/DocumentSession.ts'
import type { StudyDocument, StudySession } from '../study/StudyDocument.ts'
import { studyKind } from '../study/studyKind.ts'
import { MemoryDocuments } from './MemoryDocuments.ts'

/** Creates an empty store of studies. */
export function createMemoryStudies(): MemoryDocuments<StudyDocument> {
  return new MemoryDocuments({ kind: studyKind, count: countStudy })
}

/**
 * Opens a session on a study of a store.
 * @param now milliseconds of a monotonic clock; default: performance.now
 */
export function openStudy(
  start: SessionStart<StudyDocument>,
  repository: MemoryDocuments<StudyDocument>,
  now?: () => number,
): StudySession {
  return new DocumentSession({ kind: studyKind, repository, start, ...(now && { now }) })
}
