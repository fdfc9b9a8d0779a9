import { isRecord } from '@outcome-studio/shared/domain/base'
import { readSiaSession, type SiaSession } from '@outcome-studio/shared/domain/coach'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import type { SnapshotKind } from '../snapshots/Snapshots.ts'
import { siaRepository } from './currentSia.ts'

const SNAPSHOT: SnapshotKind<readonly SiaSession[]> = {
  name: 'siaSessions list',
  parse: (stored) => {
    if (!Array.isArray(stored)) return null
    const sessions = stored.map(parseSession)
    return sessions.every((session) => session !== null) ? sessions : null
  },
}

const NO_SESSIONS: readonly SiaSession[] = []

/** The member's live sessions with the coach, deleted ones included, the latest first; empty when signed out. */
export function useSiaSessions(): LiveResult<readonly SiaSession[]> {
  return useLiveQuery(siaSessions, NO_SESSIONS)
}

function siaSessions({ uid }: MemberKey): LiveSource<readonly SiaSession[]> {
  return {
    queryKey: ['siaSessions', uid],
    watch: (onSessions, onError) => siaRepository().watchSessions(onSessions, onError),
    snapshot: SNAPSHOT,
  }
}

function parseSession(stored: unknown): SiaSession | null {
  if (!isRecord(stored) || typeof stored.id !== 'string' || typeof stored.studyUuid !== 'string') return null
  return readSiaSession(stored.id, stored.studyUuid, stored)
}
