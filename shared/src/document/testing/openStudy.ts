import { countStudy } from '@outcome-studio/shared/domain'
import { DocumentSession, type SessionStart } from '../session/DocumentSession.ts'
import type { StudyDocument, StudySession } from '../study/StudyDocument.ts'
import { studyKind } from '../study/studyKind.ts'
import { MemoryDocuments } from './MemoryDocuments.ts'

export function createMemoryStudies(): MemoryDocuments<StudyDocument> {
  return new MemoryDocuments({
    kind: studyKind,
    headerOf: (header, study) => ({ ...header, counts: countStudy(study) }),
    removedOf: ({ header, content }) => ({
      docName: header.docName,
      uuid: header.uuid,
      document: { header },
      content: { ...content },
      customRules: null,
    }),
  })
}

export function openStudy(
  start: SessionStart<StudyDocument>,
  repository: MemoryDocuments<StudyDocument>,
  now?: () => number,
): StudySession {
  return new DocumentSession({ kind: studyKind, repository, start, ...(now && { now }) })
}
