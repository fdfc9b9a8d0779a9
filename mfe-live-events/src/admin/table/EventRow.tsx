import type { Instructor, LiveEvent } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Badge, Button, IconButton, Switch } from '@outcome-studio/shared/ui'
import { Pencil } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { registrantsAddress } from '../../core/adminAddresses.ts'
import { CheckBox } from '../core/CheckBox.ts'
import { formatMomentWithZone } from '../core/formatMoment.ts'
import { Cell, Small } from '../core/gridTable.ts'
import type { EventChanges } from '../core/pendingEdits.ts'
import { CategoryField, InstructorChoice } from './InlineFields.tsx'
import { RowLinks } from './RowLinks.tsx'
import { Actions, Published, Row, Topic } from './tableStyles.ts'

interface EventRowProps {
  readonly event: LiveEvent
  /** From 1, the heading included. */
  readonly rowIndex: number
  /** Pixels below the start of the list. */
  readonly top: number
  /** How many registered, as text; empty if that is not known. */
  readonly registrants: string
  readonly instructors: readonly Instructor[]
  readonly categoriesId: string
  readonly isSelected: boolean
  readonly onSelect: (event: MouseEvent<HTMLInputElement>, id: string) => void
  readonly onEdit: (events: readonly LiveEvent[], changes: EventChanges) => void
  readonly onDetails: (id: string) => void
}

/** An event as one line. Its fields are edited in place, and look like text until then. */
export const EventRow = memo(function EventRow({
  event,
  rowIndex,
  top,
  registrants,
  instructors,
  categoriesId,
  isSelected,
  onSelect,
  onEdit,
  onDetails,
}: EventRowProps) {
  const host = useHost()
  const { documentId, topic, startTime, duration, state, status } = event
  const name = topic || 'Untitled event'
  const edit = (changes: EventChanges) => onEdit([event], changes)
  return (
    <Row aria-label={name} aria-rowindex={rowIndex} aria-selected={isSelected} style={{ top }}>
      <Cell>
        <CheckBox
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={() => {}}
          onClick={(click) => onSelect(click, documentId)}
        />
      </Cell>
      <Topic>
        <span title={name}>{name}</span>
        {state === 'cancelled' && <Badge tone="danger">Canceled</Badge>}
        {state === 'started' && <Badge tone="primary">Live</Badge>}
      </Topic>
      <Cell>
        <Small>
          <time dateTime={startTime}>{formatMomentWithZone(startTime)}</time>
        </Small>
        <Small>
          <span>{duration} min</span>
          <span>{registrants}</span>
        </Small>
      </Cell>
      <Published>
        <Switch
          label="Published"
          isSelected={status === 'published'}
          onChange={(isPublished) => edit({ status: isPublished ? 'published' : 'unpublished' })}
        />
      </Published>
      <Cell>
        <CategoryField event={event} listId={categoriesId} onChange={(category) => edit({ category })} />
      </Cell>
      <Cell>
        <InstructorChoice
          event={event}
          instructors={instructors}
          onChange={(instructor) => edit({ instructor })}
        />
      </Cell>
      <Actions>
        <Button onPress={() => host.navigate(registrantsAddress(host.basename, documentId))}>
          Registrants
        </Button>
        <IconButton label="Edit details" onClick={() => onDetails(documentId)}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <RowLinks event={event} />
      </Actions>
    </Row>
  )
})
