import { type EventMailPreview, previewEventMail } from '@outcome-studio/shared/data'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Dialog, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import { MailPreview } from '../messages/MailPreview.tsx'
import { describeLeftOut } from '../messages/messageTexts.ts'

interface UnpublishDialogProps {
  /** Published events, of which at least one is to come. */
  readonly events: readonly LiveEvent[]
  /** The event whose mail is shown. */
  readonly told: LiveEvent
  readonly onUnpublish: () => void
  readonly onClose: () => void
}

type Preview =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly preview: EventMailPreview }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Shows who is told what before events are unpublished. */
export function UnpublishDialog({ events, told, onUnpublish, onClose }: UnpublishDialogProps) {
  const state = usePreview(told)
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
      {state.kind === 'loading' && <Skeleton label="Loading who is told" />}
      {state.kind === 'failed' && (
        <Notice tone="warning">
          It is not known who is registered. {describeError(state.error).message} Whoever is registered is
          told by email if you unpublish now.
        </Notice>
      )}
      {state.kind === 'loaded' && <Told topic={topic} isOne={isOne} preview={state.preview} />}
    </Dialog>
  )
}

interface ToldProps {
  readonly topic: string
  readonly isOne: boolean
  readonly preview: EventMailPreview
}

function Told({ topic, isOne, preview: { people, strangers, unreachable, mail } }: ToldProps) {
  const who =
    people === 0
      ? 'No member is registered, so nobody is told.'
      : `${counted(people, 'member')} ${people === 1 ? 'is' : 'are'} registered and ${people === 1 ? 'gets' : 'get'} this email:`
  return (
    <>
      <p>
        <strong>{isOne ? who : `“${topic}”: ${who}`}</strong> {describeLeftOut(strangers, unreachable)}
      </p>
      {people > 0 && <MailPreview mail={mail} />}
    </>
  )
}

function usePreview({ documentId }: LiveEvent): Preview {
  const host = useHost()
  const [state, setState] = useState<Preview>({ kind: 'loading' })
  useEffect(() => {
    let isCurrent = true
    previewEventMail(documentId, { kind: 'unpublished' }).then(
      (preview) => isCurrent && setState({ kind: 'loaded', preview }),
      (error: unknown) => {
        if (!isCurrent) return
        if (describeError(error).code !== 'cen/offline') host.report(error)
        setState({ kind: 'failed', error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [documentId, host])
  return state
}
