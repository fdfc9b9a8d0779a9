import { dateTileOf, eventDay } from '@outcome-studio/shared/domain/events'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useZone } from './Surroundings.ts'

const Block = styled.div`
  width: 64px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  text-align: center;

  & > :first-child {
    padding-block: ${space(0.5)};
    background: ${color.accentSoft};
    color: ${color.accent};
    font: ${type.tiny};
  }
  & > :nth-child(2) {
    padding-top: ${space(1)};
    color: ${color.text};
    font: ${type.title};
    font-size: 1.375rem;
    line-height: 1.75rem;
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    padding-bottom: ${space(1)};
    color: ${color.textMuted};
    font: ${type.tiny};
  }
`

interface DateBlockProps {
  /** ISO 8601. */
  readonly startTime: string
  /** The day of the member, YYYY-MM-DD. */
  readonly today: string
}

/** The day of an event as the page of a calendar. The date is in words next to it, so screen readers skip this one. */
export function DateBlock({ startTime, today }: DateBlockProps) {
  const zone = useZone()
  const { month, day, weekday } = dateTileOf(startTime, zone)
  const date = eventDay(startTime, zone)
  const year = date.slice(0, 4)
  return (
    <Block aria-hidden="true">
      <div>{today.startsWith(year) ? month : `${month} ${year}`}</div>
      <div>{day}</div>
      <div>{date === today ? 'Today' : date === dayAfter(today) ? 'Tomorrow' : weekday}</div>
    </Block>
  )
}

const DAY = 86_400_000
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
