import { counted } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button } from '@outcome-studio/shared/ui'
import { ActionBar } from '../core/ActionBar.tsx'
import type { EditEvents } from '../core/useEventEdits.ts'

interface BulkActionsProps {
  /** Number of events shown, as text. */
  readonly count: string
  /** Selected events that are shown. */
  readonly selected: readonly LiveEvent[]
  readonly edit: EditEvents
  /** Asks from which event the selected ones get their settings. */
  readonly onCopySettings: () => void
  readonly onClear: () => void
}

/** Actions for all selected events. */
export function BulkActions({ count, selected, edit, onCopySettings, onClear }: BulkActionsProps) {
  return (
    <ActionBar>
      <p role="status">{selected.length > 0 ? `${counted(selected.length, 'event')} selected` : count}</p>
      {selected.length > 0 && (
        <>
          <Button onPress={() => edit(selected, { status: 'published' })}>Publish</Button>
          <Button onPress={() => edit(selected, { status: 'unpublished' })}>Unpublish</Button>
          <Button onPress={onCopySettings}>Copy settings</Button>
          <Button tone="quiet" onPress={onClear}>
            Clear selection
          </Button>
        </>
      )}
    </ActionBar>
  )
}
