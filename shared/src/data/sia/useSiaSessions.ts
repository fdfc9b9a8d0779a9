import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { siaRepository } from './currentSia.ts'

const NO_SESSIONS: readonly SiaSession[] = []

/** The member's live sessions with the coach, deleted ones included, the latest first; empty when signed out. */
export function useSiaSessions(): LiveResult<readonly SiaSession[]> {
  return useLiveQuery(siaSessions, NO_SESSIONS)
}

function siaSessions({ uid }: MemberKey): LiveSource<readonly SiaSession[]> {
  return {
    queryKey: ['siaSessions', uid],
    watch: (onSessions, onError) => siaRepository().watchSessions(onSessions, onError),
  }
}
