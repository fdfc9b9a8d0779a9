import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import type { StoredStudy } from './StudyRepository.ts'
import { studyQuery } from './studyQuery.ts'

/**
 * Several studies as they are stored. Studies that are loading or cannot be loaded are left out. The list keeps its
 * identity until a study changes.
 */
export function useStudies(docNames: readonly string[]): readonly StoredStudy[] {
  const uid = useUid()
  return useQueries({ queries: docNames.map((docName) => studyQuery(uid, docName)), combine: loaded })
}

function loaded(results: readonly UseQueryResult<StoredStudy | null>[]): readonly StoredStudy[] {
  return results.flatMap(({ data }) => (data ? [data] : []))
}
