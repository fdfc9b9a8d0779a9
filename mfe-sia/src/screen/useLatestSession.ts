import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import { useEffect } from 'react'
import type { SiaAddress } from './siaAddress.ts'
import type { SiaNavigation } from './useSiaNavigation.ts'

interface LatestSessionOptions {
  readonly address: SiaAddress
  /** Query of the address, which a new session gets too. */
  readonly search: string
  /** Uuid of the needs document in the query; null for none. */
  readonly needsUuid: string | null
  /** Without deleted ones, the latest first; null while they are loading. */
  readonly sessions: readonly SiaSession[] | null
  readonly navigation: SiaNavigation
}

/** Completes an address without a session: opens the latest one, or starts one about a study that has none. */
export function useLatestSession(options: LatestSessionOptions): void {
  const { address, search, needsUuid, sessions, navigation } = options
  const { studyUuid, sessionId } = address
  const { start, openSession } = navigation
  const isReady = sessions !== null
  const latest = sessions?.find(
    (each) =>
      (studyUuid === null || each.studyUuid === studyUuid) &&
      (needsUuid === null || each.needsUuid === needsUuid),
  )
  useEffect(() => {
    if (sessionId !== null || !isReady) return
    if (latest) openSession(latest, true)
    else if (studyUuid !== null) start(studyUuid, { search, replace: true })
  }, [sessionId, isReady, latest, studyUuid, search, openSession, start])
}
