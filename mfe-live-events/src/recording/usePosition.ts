import { saveEventProgress } from '@outcome-studio/shared/data'
import { useEffect, useMemo } from 'react'

/** Milliseconds between two saves while a video plays. */
const INTERVAL = 10_000

interface Position {
  readonly moved: (seconds: number) => void
  /** Stores the position now. */
  readonly save: () => void
  /** Resets the position, so that the next playback starts from the beginning. */
  readonly finish: () => void
}

/** Stores the member's position in a recording: every few seconds, at a pause, at the end and when they leave. */
export function usePosition(eventId: string): Position {
  const position = useMemo(() => createPosition(eventId), [eventId])
  useEffect(() => {
    const leave = () => position.save()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [position])
  return position
}

function createPosition(eventId: string): Position {
  let latest: number | null = null
  let stored: number | null = null
  let savedAt = Number.NEGATIVE_INFINITY
  const save = () => {
    if (latest === null || latest === stored) return
    const position = latest
    stored = position
    savedAt = performance.now()
    // The next save replaces a failed one, so the member need not act.
    saveEventProgress(eventId, (progress) => ({ ...progress, position })).catch(() => {
      stored = null
    })
  }
  return {
    moved: (seconds) => {
      latest = Math.round(seconds * 10) / 10
      if (performance.now() - savedAt >= INTERVAL) save()
    },
    save,
    finish: () => {
      latest = 0
      save()
    },
  }
}
