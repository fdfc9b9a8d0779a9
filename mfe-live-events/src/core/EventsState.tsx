import type { LiveResult } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, Notice, SavedOnDevice, Skeleton } from '@outcome-studio/shared/ui'
import { useIsSlow } from './useIsSlow.ts'

interface EventsStateProps {
  readonly events: LiveResult<unknown>
  /** Announced while loading. */
  readonly label: string
}

/** What prevents the events from being shown or from being current: loading, slow, offline, refused. */
export function EventsState({ events, label }: EventsStateProps) {
  const { error, isPending, refetch } = events
  const isSlow = useIsSlow(isPending)
  return (
    <>
      {error && (
        <Notice tone="danger" actions={<Button onPress={refetch}>Try again</Button>}>
          {describeError(error).message}
          {events.data !== undefined && ' What you see here may be out of date.'}
        </Notice>
      )}
      <SavedOnDevice snapshot={events.snapshot} />
      {isSlow && (
        <Notice>This is taking longer than usual. The events appear here as soon as they arrive.</Notice>
      )}
      {isPending && <Skeleton label={label} />}
    </>
  )
}
