import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import { Button, EmptyState } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useSessionActions } from './useSessionActions.ts'

const ignore = () => {}

interface RemovedSessionProps {
  readonly session: SiaSession
  readonly onStart: () => void
}

/** Shown instead of a deleted conversation, for example after following a link. */
export function RemovedSession({ session, onStart }: RemovedSessionProps) {
  const { restore } = useSessionActions(ignore)
  const [isPending, setPending] = useState(false)
  const restoreOnce = async () => {
    setPending(true)
    await restore(session)
    setPending(false)
  }
  return (
    <EmptyState
      title="This session was deleted"
      action={
        <>
          <Button tone="primary" isPending={isPending} onPress={() => void restoreOnce()}>
            Restore
          </Button>{' '}
          <Button onPress={onStart}>New session</Button>
        </>
      }
    >
      “{session.title}” can be restored for a day. The study keeps everything you accepted.
    </EmptyState>
  )
}
