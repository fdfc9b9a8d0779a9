const DAY = 86_400_000

/** ISO time a number of days after a date. Negative days are before it. */
export function daysFrom(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * DAY).toISOString()
}
