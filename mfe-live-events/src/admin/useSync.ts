import { type SyncAnswer, syncZoom, useSyncState } from '@outcome-studio/shared/data'
import { isSyncRunning, NO_SYNC, type SyncState } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useState } from 'react'
import { useNow } from '../core/useNow.ts'

/** Result of the last press of the button; null before the first. */
type Attempt =
  | { readonly kind: 'asked' | 'alreadyRunning' | 'unfinished' }
  | { readonly kind: 'finished'; readonly answer: SyncAnswer }
  | { readonly kind: 'failed'; readonly error: unknown }

export interface Sync {
  readonly state: SyncState
  /** Why the state is unknown; null if it is known. */
  readonly stateError: Error | null
  readonly attempt: Attempt | null
  readonly isRunning: boolean
  /** Whether the last sync was killed before its end. */
  readonly isStale: boolean
  readonly start: () => void
}

/** Starts a sync with Zoom and shows its progress, also if another admin or the schedule has started it. */
export function useSync(): Sync {
  const host = useHost()
  const { data: state = NO_SYNC, error } = useSyncState()
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const deadline = state.isRunning ? Date.parse(state.runsUntil) : Number.NaN
  const now = useNow(useCallback((time: number) => (deadline > time ? deadline : null), [deadline]))
  const isReporting = isSyncRunning(state, now)
  const isRunning = isReporting || attempt?.kind === 'asked'

  async function start() {
    if (attempt?.kind === 'asked') return
    if (isReporting) return setAttempt({ kind: 'alreadyRunning' })
    setAttempt({ kind: 'asked' })
    try {
      const answer = await syncZoom()
      setAttempt(answer.finished ? { kind: 'finished', answer } : { kind: 'unfinished' })
    } catch (cause) {
      host.report(cause)
      setAttempt({ kind: 'failed', error: cause })
    }
  }
  return {
    state,
    stateError: error,
    attempt,
    isRunning,
    isStale: state.isRunning && !isRunning,
    start: () => void start(),
  }
}
