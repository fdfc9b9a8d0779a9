import { useLiveEvent, useRegistrants } from '@outcome-studio/shared/data'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { isPastEvent, type LiveEvent, nextPhaseChange } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import {
  Button,
  EmptyState,
  LinkButton,
  Notice,
  PageHeader,
  Skeleton,
  TextLink,
  WidePage,
} from '@outcome-studio/shared/ui'
import { CalendarX, Users } from 'lucide-react'
import { useCallback } from 'react'
import { quotedTopic } from '../../core/quotedTopic.ts'
import { TopLinks } from '../../core/TopLinks.ts'
import { useNow } from '../../core/useNow.ts'
import { refusedEmails } from '../../domain/registrants/EventRegistrant.ts'
import { EventChanges } from '../changing/EventChanges.tsx'
import { ActionRow } from '../core/ActionRow.ts'
import { memberAddress } from '../core/adminAddress.ts'
import { formatMomentWithZone } from '../core/formatMoment.ts'
import { OutcomeNotice } from '../core/OutcomeNotice.tsx'
import { MessageLog } from '../messages/MessageLog.tsx'
import { Messages } from '../messages/Messages.tsx'
import { useDecisions } from './decisions/useDecisions.ts'
import { ExportButtons } from './ExportButtons.tsx'
import { RegistrantTable } from './RegistrantTable.tsx'

/** The registrants of the event in the address. */
export function RegistrantsScreen({ eventId }: { readonly eventId: string }) {
  const host = useHost()
  const { data: event, error, refetch } = useLiveEvent('all', eventId)
  return (
    <WidePage>
      <TopLinks>
        <TextLink to={host.basename}>All events</TextLink>
        {event && <TextLink to={memberAddress(eventId)}>Event page</TextLink>}
      </TopLinks>
      {event && <Registrants event={event} />}
      {event === null && (
        <EmptyState
          title="There is no event here"
          level={1}
          icon={<CalendarX aria-hidden="true" />}
          action={<LinkButton to={host.basename}>Go to all events</LinkButton>}
        >
          The address may be mistyped.
        </EmptyState>
      )}
      {event === undefined && <PageHeader title="Registrants" />}
      {event === undefined && !error && <Skeleton label="Loading the event" />}
      {event === undefined && error && (
        <Notice tone="danger" actions={<Button onPress={refetch}>Try again</Button>}>
          The event could not be read. {describeError(error).message}
        </Notice>
      )}
    </WidePage>
  )
}

/** What the page of an event adds to its time. */
const STATES: Readonly<Partial<Record<LiveEvent['state'], string>>> = { cancelled: ' Canceled.' }

function Registrants({ event }: { readonly event: LiveEvent }) {
  const now = useNow(useCallback((time: number) => nextPhaseChange(event, time), [event]))
  const { data, error, isFetching, refetch } = useRegistrants(event, isPastEvent(event, now))
  const decisions = useDecisions(event.documentId, () => void refetch())
  return (
    <>
      <PageHeader
        title={`Registrants of ${quotedTopic(event)}`}
        lead={`${formatMomentWithZone(event.startTime)}, ${event.duration} minutes.${STATES[event.state] ?? ''}`}
        actions={data && data.length > 0 && <ExportButtons event={event} registrants={data} />}
      />
      {/* Not before: with the buttons that need registrants, those that do not would move under the pointer. */}
      {(data || error) && (
        <ActionRow>
          {data && data.length > 0 && <Messages event={event} registrants={data} now={now} />}
          <EventChanges event={event} now={now} />
        </ActionRow>
      )}
      {error && (
        <Notice
          tone="danger"
          actions={
            <Button isPending={isFetching} onPress={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {data ? 'The registrants may be out of date.' : 'The registrants could not be read.'}{' '}
          {describeError(error).message}
        </Notice>
      )}
      {!data && !error && <Skeleton label="Loading the registrants" />}
      {data?.length === 0 && (
        <EmptyState title="No registrants" icon={<Users aria-hidden="true" />}>
          No one has registered yet. Registrants and their attendance appear here.
        </EmptyState>
      )}
      {data && <RefusedMails emails={refusedEmails(data)} />}
      {data && data.length > 0 && (
        <RegistrantTable
          registrants={data}
          isCanceled={event.state === 'cancelled'}
          isOpen={event.approval !== 'none' && event.state !== 'cancelled' && !isPastEvent(event, now)}
          decisions={decisions}
        />
      )}
      {data && data.length > 0 && <MessageLog eventId={event.documentId} />}
      <OutcomeNotice outcome={decisions.outcome} onDismiss={decisions.dismiss} />
    </>
  )
}

/** Registrants who get no reminders and no news, so that somebody tells them in another way. */
function RefusedMails({ emails }: { readonly emails: readonly string[] }) {
  if (emails.length === 0) return null
  return (
    <Notice tone="warning">
      Our emails do not reach {counted(emails.length, 'person', 'people')}, because the mail server refuses
      the address: {emails.join(', ')}
    </Notice>
  )
}
