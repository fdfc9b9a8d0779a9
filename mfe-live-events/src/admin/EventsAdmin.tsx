import { useEventsInfo } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, EmptyState, Notice, PageHeader, Skeleton, WidePage } from '@outcome-studio/shared/ui'
import { CalendarPlus, RefreshCw } from 'lucide-react'
import { AdminTabs } from './core/AdminTabs.tsx'
import { OutcomeNotice } from './core/OutcomeNotice.tsx'
import { useEventEdits } from './core/useEventEdits.ts'
import { SyncStatus } from './SyncStatus.tsx'
import { EventsTable } from './table/EventsTable.tsx'
import { MoreManagedEvents } from './table/MoreManagedEvents.tsx'
import { useManagedEvents } from './useManagedEvents.ts'
import { useSync } from './useSync.ts'

const NO_EVENTS: readonly LiveEvent[] = []

/** The sync with Zoom, and the table of events. */
export function EventsAdmin({ title }: { readonly title: string }) {
  const { data: stored, error, isPending, refetch, upcoming, older, show } = useManagedEvents()
  const { data: info } = useEventsInfo()
  const { events, outcome, isSaving, edit, dismiss } = useEventEdits(stored ?? NO_EVENTS, show)
  const sync = useSync()
  return (
    <WidePage>
      <PageHeader
        title={title}
        lead="Bring events in from Zoom, publish them, and see who registered."
        actions={
          <Button onPress={sync.start}>
            <RefreshCw aria-hidden="true" />
            Sync with Zoom
          </Button>
        }
      />
      <AdminTabs current="events" />
      <SyncStatus sync={sync} />
      {error && (
        <Notice tone="danger" actions={<Button onPress={refetch}>Try again</Button>}>
          {stored ? 'The events may be out of date.' : 'The events could not be read.'}{' '}
          {describeError(error).message}
        </Notice>
      )}
      {isPending && <Skeleton label="Loading the events" />}
      {stored?.length === 0 && !error && (
        <EmptyState title="No events yet" icon={<CalendarPlus aria-hidden="true" />}>
          Sync with Zoom to bring in the meetings and webinars of your hosts. New events stay hidden from
          members until you publish them.
        </EmptyState>
      )}
      {stored && stored.length > 0 && (
        <EventsTable
          events={events}
          isComplete={upcoming === null && older === null}
          instructors={info?.instructors ?? []}
          edit={edit}
        />
      )}
      {stored && <MoreManagedEvents upcoming={upcoming} older={older} />}
      <OutcomeNotice outcome={outcome} isSaving={isSaving} onDismiss={dismiss} />
    </WidePage>
  )
}
