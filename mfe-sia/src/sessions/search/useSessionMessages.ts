import { siaRepository } from '@outcome-studio/shared/data'
import type { SiaMessage, SiaSession } from '@outcome-studio/shared/domain/coach'
import { useEffect, useMemo, useState } from 'react'
import type { SearchedSession } from '../../domain/search/findMessages.ts'

/** Sessions whose messages are read, the latest ones. */
export const MOST_SESSIONS = 30
/** Messages that are read of each session, the latest ones. */
export const MOST_MESSAGES = 200

/**
 * Milliseconds before the first reading. A query that is cleared at once, or of which the title was enough, then reads
 * nothing: thirty reads take more of the processor than the list itself.
 */
const PAUSE = 300

interface SessionMessages {
  readonly searched: readonly SearchedSession[]
  readonly state: 'reading' | 'read' | 'failed'
  readonly retry: () => void
}

/** Reads the latest messages of the latest sessions, and again those of a session that has grown since. */
export function useSessionMessages(sessions: readonly SiaSession[]): SessionMessages {
  const [read, setRead] = useState<ReadonlyMap<string, readonly SiaMessage[]>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SessionMessages['state']>('reading')
  const latest = useMemo(() => sessions.slice(0, MOST_SESSIONS), [sessions])
  // Another attempt reads what is missing once more.
  const wanted = useMemo(() => ({ latest, attempt }), [latest, attempt])
  useEffect(() => {
    let isReleased = false
    setState('reading')
    const pause = setTimeout(() => {
      void Promise.allSettled(wanted.latest.map(readSession)).then((results) => {
        if (isReleased) return
        setRead(new Map(results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))))
        setState(results.every(({ status }) => status === 'fulfilled') ? 'read' : 'failed')
      })
    }, PAUSE)
    return () => {
      isReleased = true
      clearTimeout(pause)
    }
  }, [wanted])
  const searched = latest.flatMap((session) => {
    const messages = read.get(session.id)
    return messages === undefined ? [] : [{ session, messages }]
  })
  return { searched, state, retry: () => setAttempt(attempt + 1) }
}

async function readSession({ id, studyUuid }: SiaSession): Promise<readonly [string, readonly SiaMessage[]]> {
  return [id, await siaRepository().readMessages({ studyUuid, sessionId: id }, MOST_MESSAGES)]
}
