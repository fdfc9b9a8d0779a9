import type { Instructor, LiveEvent } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Badge, Button, color, focusRing, IconButton, radius, Switch } from '@outcome-studio/shared/ui'
import { Eye, Pencil } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { registrantsAddress } from '../../core/adminAddresses.ts'
import { memberAddress } from '../core/adminAddress.ts'
import { CheckBox } from '../core/CheckBox.ts'
import { formatMomentWithZone } from '../core/formatMoment.ts'
import { Cell, Small } from '../core/gridTable.ts'
import type { EventChanges } from '../core/pendingEdits.ts'
import { CategoryField, InstructorChoice } from './InlineFields.tsx'
import { Actions, Published, Row, Topic } from './tableStyles.ts'

const Preview = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${radius.medium};
  color: ${color.textMuted};
  ${focusRing}

  & > svg {
    width: 16px;
    height: 16px;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
`

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
    <Row
      aria-label={name}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
    >
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
        <Preview to={memberAddress(documentId)} aria-label="Preview as a member" title="Preview as a member">
          <Eye aria-hidden="true" />
        </Preview>
      </Actions>
    </Row>
  )
})
