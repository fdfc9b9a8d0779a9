import type { LiveEvent } from './LiveEvent.ts'

/** Minutes before the start from which Join is offered. */
export const JOIN_MINUTES = 10
/** Minutes before the start from which the start is counted down. */
export const SOON_MINUTES = 60

type Timed = Pick<LiveEvent, 'startTime' | 'endTime' | 'state' | 'vimeoId'> & {
  readonly hasRecording?: boolean
}

/** What a member can expect of an event at a moment. */
export type EventPhase = 'upcoming' | 'startingSoon' | 'live' | 'ended' | 'recording' | 'cancelled'

/**
 * An event is past once its start plus its duration has elapsed, also at that very moment (docs/product.md §4).
 * @param now milliseconds since 1970
 */
export const isPastEvent = ({ endTime }: Pick<LiveEvent, 'endTime'>, now: number): boolean =>
  Date.parse(endTime) <= now

/**
 * Whether an event can still be moved or canceled: it has not begun, and was not canceled (docs/product.md §4).
 * @param now milliseconds since 1970
 */
export const isChangeable = (
  { state, startTime }: Pick<LiveEvent, 'state' | 'startTime'>,
  now: number,
): boolean => state === 'scheduled' && Date.parse(startTime) > now

/** Returns what a member can expect of the event now. @param now milliseconds since 1970 */
export function eventPhase(event: Timed, now: number): EventPhase {
  if (event.state === 'cancelled') return 'cancelled'
  const start = Date.parse(event.startTime)
  // The host may end earlier than planned, or start earlier.
  const hasEnded = isPastEvent(event, now) || (event.state === 'ended' && now >= start)
  if (hasEnded) return event.vimeoId !== '' || event.hasRecording ? 'recording' : 'ended'
  if (now >= start) return 'live'
  return start - now <= SOON_MINUTES * 60_000 ? 'startingSoon' : 'upcoming'
}

/**
 * Whether a registered member is offered Join: from ten minutes before the start to the end.
 * @param now milliseconds since 1970
 */
export function isJoinable(event: Timed, now: number): boolean {
  const phase = eventPhase(event, now)
  if (phase === 'live') return true
  return phase === 'startingSoon' && Date.parse(event.startTime) - now <= JOIN_MINUTES * 60_000
}

/**
 * The next moment at which the phase or Join changes, for a timer in place of a reload.
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; null when time changes nothing more
 */
export function nextPhaseChange(event: Timed, now: number): number | null {
  if (event.state === 'cancelled') return null
  const start = Date.parse(event.startTime)
  const moments = [
    start - SOON_MINUTES * 60_000,
    start - JOIN_MINUTES * 60_000,
    start,
    Date.parse(event.endTime),
  ]
  return moments.find((moment) => moment > now) ?? null
}
