import { useLiveEvent } from '@outcome-studio/shared/data'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import type { EventChanges } from '../core/pendingEdits.ts'
import { EventDetailsDialog } from './EventDetailsDialog.tsx'

interface AddressedDetailsProps {
  readonly eventId: string
  /** The events of the table, with the edits of this page. */
  readonly events: readonly LiveEvent[]
  readonly onSave: (event: LiveEvent, changes: EventChanges) => void
  readonly onClose: () => void
}

/** Edits the details of the event in the address, also of one that the table has not loaded. */
export function AddressedDetails({ eventId, events, onSave, onClose }: AddressedDetailsProps) {
  const stored = useLiveEvent('all', eventId).data
  const event = events.find(({ documentId }) => documentId === eventId) ?? stored
  if (!event) return null
  return <EventDetailsDialog event={event} onSave={(changes) => onSave(event, changes)} onClose={onClose} />
}
