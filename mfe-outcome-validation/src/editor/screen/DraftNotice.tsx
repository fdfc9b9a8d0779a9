import type { Draft, StudyDocument } from '@outcome-studio/shared/document'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { formatTime } from '../../core/formatTime.ts'

interface DraftNoticeProps {
  readonly draft: Draft<StudyDocument>
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Offers to restore the unsaved draft of an earlier session. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <Notice
      tone="info"
      actions={
        <>
          <Button onPress={onRestore}>Restore unsaved changes</Button>
          <Button tone="quiet" onPress={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      There are unsaved changes to this study on this device, from {formatTime(draft.writtenAt)}.
    </Notice>
  )
}
