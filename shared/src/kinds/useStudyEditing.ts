import { cachedStudies } from '@outcome-studio/shared/data'
import { type StudyDocument, studyKind } from '@outcome-studio/shared/document'
import { studyDocumentFill, studyUuid } from '@outcome-studio/shared/domain/study'
import type { Editing } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { useMemo } from 'react'
import { STUDY_WORDS } from './STUDY_WORDS.ts'

/** Studies as a kind of document for editor and list. */
export function useStudyEditing(): Editing<StudyDocument> {
  const { queryClient } = useHost()
  return useMemo(
    () => ({
      kind: studyKind,
      repository: cachedStudies(queryClient),
      words: STUDY_WORDS,
      newUuid: () => studyUuid(crypto.randomUUID()),
      fill: studyDocumentFill,
    }),
    [queryClient],
  )
}
