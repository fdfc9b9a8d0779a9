import { findByWords } from '../../base/findByWords.ts'
import type { SiaSession } from './SiaSession.ts'

/** Sessions of one stretch of time. */
export interface SessionGroup {
  /** For example "Today" or "October 2026". */
  readonly label: string
  readonly sessions: readonly SiaSession[]
}

const WEEK = 7
const MONTH = 30

/**
 * Groups sessions by the day of their latest message, the latest first. Days and months are those of this device.
 * A time in the future counts as today.
 */
export function groupSessions(sessions: readonly SiaSession[], now: Date): readonly SessionGroup[] {
  const groups = new Map<string, SiaSession[]>()
  const yesterday = startOfDay(now, 1)
  const lastWeek = startOfDay(now, WEEK)
  const lastMonth = startOfDay(now, MONTH)
  const today = startOfDay(now, 0)
  const monthOf = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })
  const labelOf = (time: number): string => {
    if (time >= today) return 'Today'
    if (time >= yesterday) return 'Yesterday'
    if (time >= lastWeek) return 'Previous 7 days'
    return time >= lastMonth ? 'Previous 30 days' : monthOf.format(time)
  }
  for (const session of [...sessions].sort(latestSessionFirst)) {
    const label = labelOf(Date.parse(session.updatedAt))
    const group = groups.get(label)
    if (group) group.push(session)
    else groups.set(label, [session])
  }
  return [...groups].map(([label, members]) => ({ label, sessions: members }))
}

/** Sessions whose titles contain every word of a query, ignoring accents and case. The order is preserved. */
export function findSessions(sessions: readonly SiaSession[], query: string): readonly SiaSession[] {
  return findByWords(sessions, query, ({ title }) => title)
}

/** Sorts sessions by their latest messages. */
export function latestSessionFirst(one: SiaSession, other: SiaSession): number {
  const difference = Date.parse(other.updatedAt) - Date.parse(one.updatedAt)
  if (difference !== 0) return difference
  return one.id < other.id ? -1 : 1
}

/** Midnight at the beginning of a day on this device. Not every day has 24 hours. */
const startOfDay = (now: Date, daysAgo: number): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).getTime()
