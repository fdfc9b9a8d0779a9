import type { MemberKey, StudyHeader } from '@outcome-studio/shared/domain'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { currentStudies } from './currentStudies.ts'
import { studyKeys } from './studyKeys.ts'

const NO_STUDIES: readonly StudyHeader[] = []

/** The member's live list of studies, newest first; empty when signed out. */
export function useStudyList(): LiveResult<readonly StudyHeader[]> {
  return useLiveQuery(studyList, NO_STUDIES)
}

function studyList({ uid }: MemberKey): LiveSource<readonly StudyHeader[]> {
  return {
    queryKey: studyKeys.list(uid),
    watch: (onData, onError) => currentStudies().watchList(onData, onError),
  }
}
