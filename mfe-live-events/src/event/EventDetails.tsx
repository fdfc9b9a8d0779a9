import { useEventProgress, useRegistrations } from '@outcome-studio/shared/data'
import {
  agendaParts,
  eventPhase,
  formatDuration,
  type Instructor,
  type LiveEvent,
  NO_PROGRESS,
  nextPhaseChange,
  parseVideo,
  withBullets,
} from '@outcome-studio/shared/domain/events'
import { useAccess, useHost } from '@outcome-studio/shared/feature'
import { Button, Card, Notice, PageHeader, TextLink } from '@outcome-studio/shared/ui'
import { useCallback, useMemo } from 'react'
import { AddToCalendar } from '../calendar/AddToCalendar.tsx'
import { eventPath } from '../core/address.ts'
import { Facts } from '../core/Facts.ts'
import { NoAccess } from '../core/NoAccess.tsx'
import { PhaseMark } from '../core/PhaseMark.tsx'
import { RegistrationMark } from '../core/RegistrationMark.tsx'
import { TopLinks } from '../core/TopLinks.ts'
import { useNow } from '../core/useNow.ts'
import { hasPublicPage } from '../domain/hasPublicPage.ts'
import { Recording } from '../recording/Recording.tsx'
import { RegistrationPanel } from '../registration/RegistrationPanel.tsx'
import { Agenda } from './Agenda.tsx'
import { CopyLink } from './CopyLink.tsx'
import { EventStart } from './EventStart.tsx'
import { Head, Layout, Part, When } from './eventStyles.ts'
import { InstructorCard } from './InstructorCard.tsx'
import { ManageLinks } from './ManageLinks.tsx'
import { Prerequisites } from './Prerequisites.tsx'

interface EventDetailsProps {
  readonly event: LiveEvent
  readonly instructors: readonly Instructor[]
}

/** Everything about one event, with the actions that are possible now. */
export function EventDetails({ event, instructors }: EventDetailsProps) {
  const { basename } = useHost()
  const { toolsAdmin, unrestricted } = useAccess()
  const registrations = useRegistrations()
  const own = registrations.data?.get(event.documentId)
  const declineUntil = own?.kind === 'registered' ? own.declineUntil : undefined
  const now = useNow(
    useCallback(
      (moment: number) => {
        const phaseChange = nextPhaseChange(event, moment) ?? Number.POSITIVE_INFINITY
        const end = Date.parse(declineUntil ?? '')
        return end > moment ? Math.min(phaseChange, end) : phaseChange
      },
      [event, declineUntil],
    ),
  )
  const phase = eventPhase(event, now)
  const progress = useEventProgress()
  const state = registrations.data && (own ?? { kind: 'none' as const })
  const ofMember = progress.data?.get(event.documentId) ?? NO_PROGRESS
  const instructor = instructors.find(({ id }) => id === event.instructor)
  const agenda = useMemo(() => withBullets(agendaParts(event.agenda)), [event.agenda])
  // A tools admin may have entered what is no address.
  const hasVideo = phase === 'recording' && parseVideo(event.vimeoId) !== null
  const isAhead = phase === 'upcoming' || phase === 'startingSoon' || phase === 'live'
  return (
    <>
      <Head>
        <TopLinks>
          <TextLink to={basename || '/'}>All events</TextLink>
          {toolsAdmin && <ManageLinks event={event} />}
        </TopLinks>
        <PageHeader title={event.topic || 'Untitled event'} />
      </Head>
      <Layout>
        <Part data-part="attend">
          <When>
            <EventStart event={event} now={now} />
            <Facts>
              <span>{formatDuration(event.duration)}</span>
              {event.category && <span>{event.category}</span>}
              <PhaseMark event={event} phase={phase} />
              {isAhead && <RegistrationMark state={state?.kind} isFull={event.isFull} />}
            </Facts>
          </When>
          {phase === 'cancelled' && (
            <Notice tone="warning">This event was canceled and won’t take place.</Notice>
          )}
          {phase === 'ended' && (
            <Notice>This event is over. If there is a recording, you will find it here.</Notice>
          )}
          {registrations.error && isAhead && (
            <Notice tone="danger" actions={<Button onPress={registrations.refetch}>Try again</Button>}>
              Your registration could not be loaded.
            </Notice>
          )}
          <RegistrationPanel event={event} phase={phase} now={now} state={state}>
            {isAhead && <AddToCalendar event={event} path={`${basename}${eventPath(event.documentId)}`} />}
            {hasPublicPage(event) && <CopyLink event={event} />}
          </RegistrationPanel>
        </Part>
        <Part data-part="content">
          {hasVideo && !progress.isPending && <Recording event={event} startAt={ofMember.position} />}
          {phase === 'recording' && event.vimeoId === '' && !unrestricted && (
            <NoAccess action="Watch recording">Recordings are part of the membership.</NoAccess>
          )}
          {agenda.length > 0 && (
            <Card title="About this event">
              <Agenda parts={agenda} />
            </Card>
          )}
          {phase !== 'cancelled' && <Prerequisites event={event} progress={ofMember} />}
        </Part>
        <Part data-part="instructor">{instructor && <InstructorCard instructor={instructor} />}</Part>
      </Layout>
    </>
  )
}
