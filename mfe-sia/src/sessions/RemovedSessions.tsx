import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'

interface RemovedSessionsProps {
  /** The latest first. */
  readonly removed: readonly SiaSession[]
  readonly onRestore: (session: SiaSession) => void
  readonly onDismiss: (session: SiaSession) => void
}

/** Shows deleted sessions and offers undo. */
export function RemovedSessions({ removed, onRestore, onDismiss }: RemovedSessionsProps) {
  const latest = removed[0]
  const button = useRef<HTMLButtonElement>(null)
  // The focused row has disappeared, so focus moves to Undo.
  useEffect(() => {
    if (latest) button.current?.focus({ preventScroll: true })
  }, [latest])
  return (
    <>
      {removed.map((session) => (
        <Notice
          key={session.id}
          actions={
            <>
              <Button ref={session === latest ? button : null} onPress={() => onRestore(session)}>
                Undo
              </Button>
              <Button tone="quiet" onPress={() => onDismiss(session)}>
                Dismiss
              </Button>
            </>
          }
        >
          “{session.title}” was deleted.
        </Notice>
      ))}
    </>
  )
}
