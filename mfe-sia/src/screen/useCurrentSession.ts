import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import { useMemo, useState } from 'react'
import type { SiaAddress } from './siaAddress.ts'

/**
 * The session of an address; null without one. A session that is not stored yet has no title, which its first message
 * sets.
 * @param stored the member's sessions, including deleted ones
 * @param needsUuid needs document of a new session; null for none
 */
export function useCurrentSession(
  { studyUuid, sessionId }: SiaAddress,
  stored: readonly SiaSession[],
  needsUuid: string | null,
): SiaSession | null {
  const known = stored.find(({ id }) => id === sessionId)
  const [openedAt] = useState(() => new Date().toISOString())
  return useMemo(() => {
    if (studyUuid === null || sessionId === null) return null
    if (known) return known
    const times = { createdAt: openedAt, updatedAt: openedAt, removedAt: null }
    return { id: sessionId, studyUuid, title: '', ...times, needsUuid }
  }, [known, studyUuid, sessionId, openedAt, needsUuid])
}
