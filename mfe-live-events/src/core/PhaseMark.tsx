import { type EventPhase, formatCountdown, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { Badge } from '@outcome-studio/shared/ui'
import { CirclePlay, Radio } from 'lucide-react'
import { useCallback } from 'react'
import { useNow } from './useNow.ts'

interface PhaseMarkProps {
  readonly event: Pick<LiveEvent, 'startTime'>
  readonly phase: EventPhase
}

/** State of an event, for example live or canceled; nothing for one that starts later. */
export function PhaseMark({ event, phase }: PhaseMarkProps) {
  if (phase === 'cancelled') return <Badge tone="danger">Canceled</Badge>
  if (phase === 'ended') return <Badge>Ended</Badge>
  if (phase === 'startingSoon') return <Countdown startTime={event.startTime} />
  if (phase === 'live') {
    return (
      <Badge tone="primary">
        <Radio aria-hidden="true" size={14} />
        Live now
      </Badge>
    )
  }
  if (phase === 'recording') {
    return (
      <Badge tone="primary">
        <CirclePlay aria-hidden="true" size={14} />
        Recording
      </Badge>
    )
  }
  return null
}

const MINUTE = 60_000

/** Renders each minute on its own, so that a list with it does not. */
function Countdown({ startTime }: { readonly startTime: string }) {
  const start = Date.parse(startTime)
  const nextMinute = useCallback((now: number) => nextCountdown(start, now), [start])
  const now = useNow(nextMinute)
  return <Badge tone="primary">Starts in {formatCountdown(start - now)}</Badge>
}

/**
 * Returns the next time at which the text changes: at whole minutes, and once less than a minute is left. Null after
 * the start.
 */
function nextCountdown(start: number, now: number): number | null {
  if (now >= start) return null
  const left = Math.floor((start - now - 1) / MINUTE) * MINUTE
  return left === MINUTE ? start - MINUTE + 1 : start - left
}
