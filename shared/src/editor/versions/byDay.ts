import type { ShownVersion } from './ShownVersion.ts'

/** Versions of one day in the reader's time zone. */
export interface Day<Version> {
  readonly date: string
  readonly versions: readonly Version[]
}

/**
 * Groups versions by day.
 * @param versions latest first
 * @param timeZone default: the reader's
 */
export function byDay<Version extends ShownVersion>(
  versions: readonly Version[],
  timeZone?: string,
): readonly Day<Version>[] {
  const format = new Intl.DateTimeFormat(undefined, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  const days = new Map<string, Version[]>()
  for (const version of versions) {
    const date = format.format(new Date(version.savedAt))
    const day = days.get(date)
    if (day) day.push(version)
    else days.set(date, [version])
  }
  return [...days].map(([date, ofDay]) => ({ date, versions: ofDay }))
}
