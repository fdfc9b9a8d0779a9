import type { MemberKey, NeedsHeader } from '@outcome-studio/shared/domain'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { currentNeeds } from './currentNeeds.ts'
import { needsKeys } from './needsKeys.ts'

const NO_NEEDS: readonly NeedsHeader[] = []

/** The member's live list of needs documents, newest first; empty when signed out. */
export function useNeedsList(): LiveResult<readonly NeedsHeader[]> {
  return useLiveQuery(needsList, NO_NEEDS)
}

function needsList({ uid }: MemberKey): LiveSource<readonly NeedsHeader[]> {
  return {
    queryKey: needsKeys.list(uid),
    watch: (onData, onError) => currentNeeds().watchList(onData, onError),
  }
}
