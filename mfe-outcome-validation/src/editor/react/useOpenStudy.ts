import { cachedStudies } from '@outcome-studio/shared/data'
import {
  DocumentSession,
  type SessionStart,
  type StudyDocument,
  type StudySession,
  studyDocuments,
  studyKind,
} from '@outcome-studio/shared/document'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'

/** Opens a session on a stored study, or on a new one. */
export function useOpenStudy(): (start: SessionStart<StudyDocument>) => StudySession {
  const host = useHost()
  const requireAccess = useRequireAccess()
  return useCallback(
    (start) => {
      const repository = studyDocuments(cachedStudies(host.queryClient))
      return new DocumentSession({ kind: studyKind, repository, start, requireAccess })
    },
    [host, requireAccess],
  )
}
