import { dateTileOf, eventDay } from '@outcome-studio/shared/domain/events'
import { DateTile } from '@outcome-studio/shared/ui'
import { useZone } from './Surroundings.ts'

interface DateBlockProps {
  /** ISO 8601. */
  readonly startTime: string
  /** The day of the member, YYYY-MM-DD. */
  readonly today: string
}

/** The day of an event, with the year if it is another one. */
export function DateBlock({ startTime, today }: DateBlockProps) {
  const zone = useZone()
  const { month, day, weekday } = dateTileOf(startTime, zone)
  const date = eventDay(startTime, zone)
  const year = date.slice(0, 4)
  return (
    <DateTile
      month={today.startsWith(year) ? month : `${month} ${year}`}
      day={day}
      note={date === today ? 'Today' : date === dayAfter(today) ? 'Tomorrow' : weekday}
    />
  )
}

const DAY = 86_400_000
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
