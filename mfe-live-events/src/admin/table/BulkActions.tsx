import { counted } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { EventEdits } from '../core/useEventEdits.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  color: ${color.textMuted};
  font: ${type.small};

  & > :first-child {
    flex: 1 1 auto;
  }
`

interface BulkActionsProps {
  /** Number of events shown, as text. */
  readonly count: string
  /** Selected events that are shown. */
  readonly selected: readonly LiveEvent[]
  readonly edit: EventEdits['edit']
  readonly onClear: () => void
}

/** Actions for all selected events. */
export function BulkActions({ count, selected, edit, onClear }: BulkActionsProps) {
  return (
    <Bar>
      <p role="status">{selected.length > 0 ? `${counted(selected.length, 'event')} selected` : count}</p>
      {selected.length > 0 && (
        <>
          <Button onPress={() => edit(selected, { status: 'published' })}>Publish</Button>
          <Button onPress={() => edit(selected, { status: 'unpublished' })}>Unpublish</Button>
          <Button tone="quiet" onPress={onClear}>
            Clear selection
          </Button>
        </>
      )}
    </Bar>
  )
}
