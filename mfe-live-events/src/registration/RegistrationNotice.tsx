import {
  formatEventTime,
  isJoinable,
  type LiveEvent,
  type RegistrationState,
} from '@outcome-studio/shared/domain/events'
import { useAccess, useHost } from '@outcome-studio/shared/feature'
import { color, LinkButton, Notice } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { NoAccess } from '../core/NoAccess.tsx'
import { useZone } from '../core/Surroundings.ts'
import { isDeclinable } from './isDeclinable.ts'
import { JoinLink } from './JoinLink.tsx'
import { FAILURE_TEXTS } from './registrationText.ts'

const Text = styled.p`
  color: ${color.textMuted};
`

const SOON = 'The link to join appears here ten minutes before the start.'
const FULL = FAILURE_TEXTS.full.text

interface RegistrationNoticeProps {
  readonly event: LiveEvent
  readonly now: number
  readonly state: RegistrationState
  /** Whether the server has not answered for long. */
  readonly isLate: boolean
}

/** Describes the state of the member's registration. */
export function RegistrationNotice({ event, now, state, isLate }: RegistrationNoticeProps) {
  const { basename } = useHost()
  const zone = useZone()
  const others = <LinkButton to={basename || '/'}>See other events</LinkButton>
  switch (state.kind) {
    case 'none':
      if (event.approval !== 'none') return event.isFull ? <Notice>{FULL}</Notice> : null
      return <OpenEvent event={event} now={now} />
    case 'requested':
      return (
        <Text role="status">
          {isLate
            ? 'Your registration is taking longer than usual. You can leave this page; your registration continues.'
            : 'We are registering you at Zoom…'}
        </Text>
      )
    case 'waiting':
      return (
        <Notice>
          The host decides who can join, and has not decided about your registration yet. You will get an
          email.
        </Notice>
      )
    case 'waitlisted':
      return (
        <Notice>
          {state.position > 0
            ? `You are number ${state.position} on the waitlist.`
            : 'You are on the waitlist.'}{' '}
          As soon as a place becomes free for you, we register you and send you an email.
        </Notice>
      )
    case 'registered':
      if (isJoinable(event, now)) return <JoinLink href={state.joinURL} />
      if (isDeclinable(state, now)) {
        const { day, time, zoneName } = formatEventTime(
          { startTime: state.declineUntil, timezone: zone },
          zone,
          { zoneNames: 'short' },
        )
        return (
          <Notice tone="success">
            A place became free, so you are registered. If you can’t come, please decline by {day}, {time}{' '}
            {zoneName}: the next person on the waitlist then gets your place.
          </Notice>
        )
      }
      return <Notice tone="success">You are registered. {SOON}</Notice>
    case 'denied':
      return (
        <Notice tone="warning" actions={others}>
          The host did not accept your registration.
          {state.reason !== undefined && ` The host wrote: “${state.reason}”`}
        </Notice>
      )
    case 'failed': {
      const { text, wayOut } = FAILURE_TEXTS[state.failure]
      return (
        <Notice tone="warning" actions={wayOut === 'others' && others}>
          {text}
        </Notice>
      )
    }
  }
}

/** An event that everybody joins without registration. */
function OpenEvent({ event, now }: Pick<RegistrationNoticeProps, 'event' | 'now'>) {
  const { unrestricted } = useAccess()
  if (!unrestricted) {
    return <NoAccess action="Join">Everybody with a membership can join, without registration.</NoAccess>
  }
  if (isJoinable(event, now) && isLink(event.joinURL)) return <JoinLink href={event.joinURL} />
  return <Text>You need no registration for this event. {SOON}</Text>
}

const isLink = (url: string): boolean => /^(https:\/\/|http:\/\/localhost[:/])/.test(url)
