import { isRecord } from '../base/isRecord.ts'

/** An event or host that a sync could not bring in. */
export interface SyncFailure {
  /** Topic of an event, or id of a host. */
  readonly what: string
  readonly reason: string
}

/** What a sync did. */
export interface SyncResult {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly cancelled: number
  readonly failed: readonly SyncFailure[]
}

/** The sync as tools admins see it, liveEventsModule/sync. Times are ISO 8601, empty if there is none. */
export interface SyncState {
  /** Stays true if the sync is killed: see isSyncRunning. */
  readonly isRunning: boolean
  /** Until when a running sync has to report again. */
  readonly runsUntil: string
  readonly startedAt: string
  readonly finishedAt: string
  /** Events handled so far by the running sync. */
  readonly handled: number
  /** Of the last sync that finished; null before the first one. */
  readonly result: SyncResult | null
  /** Why the last sync ended early, in words for a tools admin; empty if it did not. */
  readonly error: string
}

export const NO_SYNC: SyncState = {
  isRunning: false,
  runsUntil: '',
  startedAt: '',
  finishedAt: '',
  handled: 0,
  result: null,
  error: '',
}

const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function parseSyncState(stored: unknown): SyncState {
  if (!isRecord(stored)) return NO_SYNC
  return {
    isRunning: stored.isRunning === true,
    runsUntil: textOf(stored.runsUntil),
    startedAt: textOf(stored.startedAt),
    finishedAt: textOf(stored.finishedAt),
    handled: countOf(stored.handled),
    result: isRecord(stored.result) ? parseResult(stored.result) : null,
    error: textOf(stored.error),
  }
}

/**
 * Whether a sync is running. One that has not reported until its deadline was killed, and the next one continues it.
 * @param now milliseconds since 1970
 */
export const isSyncRunning = ({ isRunning, runsUntil }: SyncState, now: number): boolean =>
  isRunning && Date.parse(runsUntil) > now

function parseResult(stored: Readonly<Record<string, unknown>>): SyncResult {
  const failed: readonly unknown[] = Array.isArray(stored.failed) ? stored.failed : []
  return {
    created: countOf(stored.created),
    changed: countOf(stored.changed),
    unchanged: countOf(stored.unchanged),
    cancelled: countOf(stored.cancelled),
    failed: failed.flatMap((each) =>
      isRecord(each) ? [{ what: textOf(each.what), reason: textOf(each.reason) }] : [],
    ),
  }
}
