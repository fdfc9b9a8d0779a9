const DAY = 86_400_000

/** ISO time that many days after a moment; negative days lie before it. */
export function daysFrom(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * DAY).toISOString()
}
