import { counted } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, Dialog, Skeleton } from '@outcome-studio/shared/ui'
import { useCallback, useState } from 'react'
import { ToldOfUnpublishing } from './ToldOfUnpublishing.tsx'

interface UnpublishDialogProps {
  /** Published events, of which at least one is to come. */
  readonly events: readonly LiveEvent[]
  /** Those for which somebody may be registered or wait; null while they are counted. */
  readonly told: readonly LiveEvent[] | null
  readonly onUnpublish: () => void
  readonly onClose: () => void
}

/** Shows who is told what before events are unpublished. */
export function UnpublishDialog({ events, told, onUnpublish, onClose }: UnpublishDialogProps) {
  const [known, setKnown] = useState(0)
  // One after the other, because each is a number of requests to Zoom.
  const onKnown = useCallback((at: number) => setKnown((before) => Math.max(before, at + 1)), [])
  const isOne = events.length === 1
  const others = told === null ? 0 : events.length - told.length
  return (
    <Dialog
      title={isOne ? `Unpublish “${nameOf(events[0])}”?` : `Unpublish ${counted(events.length, 'event')}?`}
      isOpen
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="danger" isPending={told === null || known < told.length} onPress={onUnpublish}>
            Unpublish
          </Button>
        </>
      }
    >
      <p>
        {isOne ? 'The event leaves' : 'The events leave'} the list of live events. Registrations and links to
        join stay.
      </p>
      {told === null && <Skeleton label="Counting who is registered" />}
      {told?.slice(0, known + 1).map((event, at) => (
        <ToldOfUnpublishing
          key={event.documentId}
          event={event}
          {...(isOne ? {} : { topic: nameOf(event) })}
          at={at}
          onKnown={onKnown}
        />
      ))}
      {others > 0 && <p>{describeOthers(others)}</p>}
    </Dialog>
  )
}

const nameOf = (event: LiveEvent | undefined): string => event?.topic || 'Untitled event'

/** Events that are over or canceled, or that nobody has asked to join. */
const describeOthers = (count: number): string =>
  `${count === 1 ? 'The other event is' : `The other ${count} events are`} over, or nobody is registered or waits there.`
