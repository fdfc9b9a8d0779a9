import { counted } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, Dialog } from '@outcome-studio/shared/ui'
import { ToldMembers } from '../messages/ToldMembers.tsx'
import { useMailPreview } from '../messages/useMailPreview.ts'

const UNPUBLISHED = { kind: 'unpublished' } as const

interface UnpublishDialogProps {
  /** Published events, of which at least one is to come. */
  readonly events: readonly LiveEvent[]
  /** The event whose mail is shown. */
  readonly told: LiveEvent
  readonly onUnpublish: () => void
  readonly onClose: () => void
}

/** Shows who is told what before events are unpublished. */
export function UnpublishDialog({ events, told, onUnpublish, onClose }: UnpublishDialogProps) {
  const state = useMailPreview(told, UNPUBLISHED)
  const isOne = events.length === 1
  const topic = told.topic || 'Untitled event'
  return (
    <Dialog
      title={isOne ? `Unpublish “${topic}”?` : `Unpublish ${counted(events.length, 'event')}?`}
      isOpen
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="danger" isPending={state.kind === 'loading'} onPress={onUnpublish}>
            Unpublish
          </Button>
        </>
      }
    >
      <p>
        {isOne ? 'The event leaves' : 'The events leave'} the list of live events. Registrations and links to
        join stay.
        {!isOne && ' Members who are registered for one of them are told by email.'}
      </p>
      <ToldMembers state={state} prefix={isOne ? '' : `“${topic}”: `} what="unpublish" />
    </Dialog>
  )
}
