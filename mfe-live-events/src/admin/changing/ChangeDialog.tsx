import { changeEvent, type EventChange } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Dialog, Notice } from '@outcome-studio/shared/ui'
import { type ReactNode, useState } from 'react'
import { ToldMembers } from '../messages/ToldMembers.tsx'
import { useMailPreview } from '../messages/useMailPreview.ts'

interface ChangeDialogProps {
  readonly event: LiveEvent
  /** With a stable identity. */
  readonly change: EventChange
  readonly title: string
  /** Name of the button that carries it out. */
  readonly action: string
  readonly children: ReactNode
  /** Goes one step back, or closes the dialog. */
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Shows who is told what before an event is moved or canceled at Zoom, and carries it out. */
export function ChangeDialog({ event, change, title, action, children, onBack, onDone }: ChangeDialogProps) {
  const host = useHost()
  const state = useMailPreview(event, change)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  async function carryOut() {
    setPending(true)
    setProblem('')
    try {
      await changeEvent(event.documentId, change)
      onDone()
    } catch (error) {
      const { code, message } = describeError(error)
      if (code !== 'cen/offline') host.report(error)
      setProblem(message)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={title}
      isOpen
      size="large"
      role="alertdialog"
      onClose={onBack}
      actions={
        <>
          <Button onPress={onBack}>{change.kind === 'moved' ? 'Back' : 'Keep the event'}</Button>
          <Button
            tone={change.kind === 'moved' ? 'primary' : 'danger'}
            isPending={isPending || state.kind === 'loading'}
            onPress={() => void carryOut()}
          >
            {action}
          </Button>
        </>
      }
    >
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
      {children}
      <ToldMembers state={state} what={change.kind === 'moved' ? 'move it' : 'cancel it'} />
    </Dialog>
  )
}
