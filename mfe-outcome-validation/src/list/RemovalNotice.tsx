import { Button, Notice, VisuallyHidden } from '@outcome-studio/shared/ui'
import type { Removal } from './useRemoval.ts'

/** Says what was deleted and offers to bring it back; it stays until it is dismissed. */
export const RemovalNotice = ({ removal: { removed, undo, dismiss } }: { readonly removal: Removal }) => {
  const words = removed ? `“${removed.header.docName}” was deleted.` : ''
  return (
    <>
      <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
      {removed && (
        <Notice
          actions={
            <>
              <Button onPress={undo}>Undo</Button>
              <Button tone="quiet" onPress={dismiss}>
                Dismiss
              </Button>
            </>
          }
        >
          {words}
        </Notice>
      )}
    </>
  )
}
