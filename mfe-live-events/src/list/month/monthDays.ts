import { isRecord } from '@outcome-studio/shared/domain/base'

const DAY = 86_400_000
const WEEK = 7

/** A month: "2026-12". */
export type Month = string

/** The month of a day: "2026-12-24" → "2026-12". */
export const monthOf = (day: string): Month => day.slice(0, 7)

/** Whether a text is a month that a calendar can show. */
export const isMonth = (text: string): text is Month => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text)

/** The month that lies so many months after another. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/**
 * The weeks of a month with all their days, also those of the months before and after.
 * @param firstDay day on which a week begins: 1 for Monday to 7 for Sunday, as Intl counts
 * @returns days as YYYY-MM-DD
 */
export function weeksOf(month: Month, firstDay: number): readonly (readonly string[])[] {
  const first = Date.parse(`${month}-01`)
  const next = Date.parse(`${addMonths(month, 1)}-01`)
  const start = first - ((new Date(first).getUTCDay() - firstDay + WEEK) % WEEK) * DAY
  const weeks: string[][] = []
  for (let week = start; week < next; week += WEEK * DAY) {
    weeks.push(Array.from({ length: WEEK }, (_none, at) => dayAt(week + at * DAY)))
  }
  return weeks
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Day on which a week begins for a locale: 1 for Monday to 7 for Sunday. Monday where the browser cannot say. */
export function firstDayOfWeek(locale: string): number {
  const found = new Intl.Locale(locale)
  const info: unknown =
    'getWeekInfo' in found && typeof found.getWeekInfo === 'function' ? found.getWeekInfo() : null
  return isRecord(info) && typeof info.firstDay === 'number' ? info.firstDay : 1
}
