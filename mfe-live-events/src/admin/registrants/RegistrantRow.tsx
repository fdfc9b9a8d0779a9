import { Badge } from '@outcome-studio/shared/ui'
import {
  attendanceOf,
  type EventRegistrant,
  REGISTRANT_STATUS_LABELS,
} from '../../domain/registrants/EventRegistrant.ts'
import { CheckBox } from '../core/CheckBox.ts'
import { formatMoment } from '../core/formatMoment.ts'
import { Cell } from '../core/gridTable.ts'
import { nameOf } from './decisions/describeDecision.ts'
import { Below, Row } from './registrantStyles.ts'

interface RegistrantRowProps {
  readonly registrant: EventRegistrant
  /** From 1, the heading included. */
  readonly rowIndex: number
  /** Pixels below the start of the list. */
  readonly top: number
  readonly isSelected: boolean
  /** null if nothing can be decided about the person. */
  readonly onSelect: (() => void) | null
}

/** A person who registered, with their attendance. */
export function RegistrantRow({ registrant, rowIndex, top, isSelected, onSelect }: RegistrantRowProps) {
  const { name, email, status, registeredAt, member } = registrant
  return (
    <Row aria-rowindex={rowIndex} aria-selected={isSelected} style={{ transform: `translateY(${top}px)` }}>
      <Cell>
        {onSelect && (
          <CheckBox
            type="checkbox"
            aria-label={`Select ${nameOf(registrant)}`}
            checked={isSelected}
            onChange={onSelect}
          />
        )}
      </Cell>
      <Cell title={name}>
        {name || 'No name'}
        <Below>{member ? `Member, ${member.domain}` : 'Registered at Zoom'}</Below>
      </Cell>
      <Cell title={email}>{email}</Cell>
      <Cell>
        <Badge tone={status === 'approved' ? 'primary' : 'neutral'}>{REGISTRANT_STATUS_LABELS[status]}</Badge>
      </Cell>
      <Cell>{formatMoment(registeredAt)}</Cell>
      <Cell>{describeAttendance(registrant)}</Cell>
    </Row>
  )
}

function describeAttendance(registrant: EventRegistrant): string {
  const attendance = attendanceOf(registrant)
  if (attendance === 'Yes') return `Joined, ${registrant.minutes} min`
  return attendance === 'No' ? 'Did not join' : ''
}
