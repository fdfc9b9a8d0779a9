import { useRegisteredEvents } from '@outcome-studio/shared/data'
import {
  dateTileOf,
  eventDay,
  formatCountdown,
  formatEventTime,
  isJoinable,
  isPastEvent,
  nextPhaseChange,
} from '@outcome-studio/shared/domain/events'
import { buttonStyles, Card, color, DateTile, media, space, TextLink, type } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};

  & > :nth-child(2) {
    flex: 1 1 14rem;
    min-width: 0;
  }
`

const Topic = styled.p`
  font: ${type.heading};
  overflow-wrap: anywhere;

  & > a:not(:hover) {
    color: ${color.text};
    text-decoration: none;
  }
`

const When = styled.p`
  color: ${color.textMuted};
`

const Join = styled.a`
  ${buttonStyles}

  ${media.narrow} {
    width: 100%;
  }
`

const MINUTE = 60_000

/** Where the next event is shown: at the top once it can be joined, before that at the end. */
export type NextEventPlace = 'top' | 'end'

/** The next event for which the member is registered, with Join when it is time; nothing in the other place. */
export function NextEvent({ place }: { readonly place: NextEventPlace }) {
  const { data = [] } = useRegisteredEvents()
  const [now, setNow] = useState(Date.now)
  const next = data
    .filter(({ event }) => event.state === 'scheduled' || event.state === 'started')
    .filter(({ event }) => !isPastEvent(event, now))
    .sort((one, other) => (one.event.startTime < other.event.startTime ? -1 : 1))[0]
  const change = next ? nextPhaseChange(next.event, now) : null
  useEffect(() => {
    if (change === null) return
    const update = () => setNow(Date.now())
    // At least each minute: the countdown changes, and a device may have slept.
    const timer = setTimeout(update, Math.min(Math.max(change - now, 1), MINUTE))
    return () => clearTimeout(timer)
  }, [change, now])
  if (next === undefined) return null

  const { event, joinURL } = next
  const canJoin = isJoinable(event, now)
  if (canJoin !== (place === 'top')) return null
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { day, time, zoneName } = formatEventTime(event, zone)
  const tile = dateTileOf(event.startTime, zone)
  const isToday = eventDay(event.startTime, zone) === eventDay(new Date(now).toISOString(), zone)
  const wait = Date.parse(event.startTime) - now
  return (
    <Card title="Your next event">
      <Row>
        <DateTile month={tile.month} day={tile.day} note={isToday ? 'Today' : tile.weekday} />
        <div>
          <Topic>
            <TextLink to={`/live-events/${encodeURIComponent(event.documentId)}`}>{event.topic}</TextLink>
          </Topic>
          <When>
            <time dateTime={event.startTime}>
              {day}, {time} {zoneName}
            </time>
            {wait <= 0 && ' · Live now'}
            {wait > 0 && wait <= 60 * MINUTE && ` · Starts in ${formatCountdown(wait)}`}
          </When>
        </div>
        {canJoin && (
          <Join
            href={joinURL}
            target="_blank"
            rel="noopener noreferrer"
            data-tone="primary"
            title="Opens Zoom in a new tab"
          >
            Join
          </Join>
        )}
      </Row>
    </Card>
  )
}
