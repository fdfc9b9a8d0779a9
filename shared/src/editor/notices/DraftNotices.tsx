import { Button, Notice } from '@outcome-studio/shared/ui'
import { formatTime } from '../core/formatTime.ts'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import type { useDrafts } from './useDrafts.ts'

type DraftNoticesProps = Omit<ReturnType<typeof useDrafts>, 'persistence'>

/** Reports the restored draft of an earlier session, and offers one that was not restored automatically. */
export function DraftNotices({
  restored,
  isRestoredLast,
  dismiss,
  offered,
  restore,
  discard,
}: DraftNoticesProps) {
  const { undo, words } = useEditor()
  // Without a way to redo, an undo would discard the only copy.
  const isReadOnly = useReadOnly()
  return (
    <>
      {restored && (
        <Notice
          tone="info"
          actions={
            <>
              {isRestoredLast && !isReadOnly && <Button onPress={undo}>Undo</Button>}
              <Button tone="quiet" onPress={dismiss}>
                OK
              </Button>
            </>
          }
        >
          Your unsaved changes from {formatTime(restored.writtenAt)} are back.
        </Notice>
      )}
      {offered && (
        <Notice
          tone="info"
          actions={
            <>
              <Button onPress={restore}>Restore unsaved changes</Button>
              <Button tone="quiet" onPress={discard}>
                Discard
              </Button>
            </>
          }
        >
          There are more unsaved changes to this {words.one} on this device, from{' '}
          {formatTime(offered.writtenAt)}.
        </Notice>
      )}
    </>
  )
}
