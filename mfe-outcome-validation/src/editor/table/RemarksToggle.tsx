import type { Remark } from '@outcome-studio/shared/domain/study'
import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { countRemarks } from '../checking/countOpenRemarks.ts'
import { describeCounts } from '../checking/describeCounts.ts'
import { remarksId } from '../checking/remarkPlaces.ts'
import { worstSeverity } from '../checking/severities.ts'
import { SeverityDot } from '../remarks/SeverityDot.tsx'
import { useShownRemarks } from '../remarks/useShownRemarks.ts'
import type { Opened } from './useOpened.ts'

const Press = styled.button`
  ${focusRing};
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 32px;
  margin-block: -${space(1)};
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    border-color: ${color.border};
    background: ${color.surface};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

interface RemarksToggleProps extends Opened {
  readonly uuid: string
  /** Number of the statement, or the step. */
  readonly name: string
  readonly remarks: readonly Remark[]
}

/** The worst severity and the number of an item's remarks; pressed, it shows them below the text. */
export function RemarksToggle({ uuid, name, remarks, isOpen, listId, onToggle }: RemarksToggleProps) {
  const shown = useShownRemarks(remarks)
  const worst = worstSeverity(shown)
  if (worst === null) return null
  const counts = describeCounts(countRemarks(shown))
  return (
    <>
      <Press
        type="button"
        aria-label={`Remarks on ${name}: ${counts}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        <SeverityDot severity={worst} title={counts} />
        <span aria-hidden="true">{shown.length}</span>
      </Press>
      {/* Describes the field while the list is not there. */}
      {!isOpen && (
        <span id={remarksId(uuid)} hidden>
          {shown.map(({ message }) => message).join(' ')}
        </span>
      )}
    </>
  )
}
