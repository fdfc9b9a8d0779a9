import type { SavedVersion } from '@outcome-studio/shared/domain'

/** Versions of one day, as the reader's own calendar has it. */
export interface Day {
  readonly date: string
  readonly versions: readonly SavedVersion[]
}

/** @param versions the latest first. @param timeZone default: that of the reader */
export function byDay(versions: readonly SavedVersion[], timeZone?: string): readonly Day[] {
  const format = new Intl.DateTimeFormat(undefined, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  const days = new Map<string, SavedVersion[]>()
  for (const version of versions) {
    const date = format.format(new Date(version.savedAt))
    const day = days.get(date)
    if (day) day.push(version)
    else days.set(date, [version])
  }
  return [...days].map(([date, ofDay]) => ({ date, versions: ofDay }))
}
