import { type SyncAnswer, syncZoom, useSyncState } from '@outcome-studio/shared/data'
import { NO_SYNC, type SyncState } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { useState } from 'react'

/** What became of a press of the button; null before one. */
type Attempt =
  | { readonly kind: 'asked' | 'alreadyRunning' | 'unfinished' }
  | { readonly kind: 'finished'; readonly answer: SyncAnswer }
  | { readonly kind: 'failed'; readonly error: unknown }

export interface Sync {
  readonly state: SyncState
  /** Why the state is not known; null if it is. */
  readonly stateError: Error | null
  readonly attempt: Attempt | null
  readonly isRunning: boolean
  readonly start: () => void
}

/** Starts a sync with Zoom and follows it, also one that somebody else or the schedule has started. */
export function useSync(): Sync {
  const host = useHost()
  const { data: state = NO_SYNC, error } = useSyncState()
  const [attempt, setAttempt] = useState<Attempt | null>(null)

  async function start() {
    if (attempt?.kind === 'asked') return
    if (state.isRunning) return setAttempt({ kind: 'alreadyRunning' })
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
    isRunning: state.isRunning || attempt?.kind === 'asked',
    start: () => void start(),
  }
}
