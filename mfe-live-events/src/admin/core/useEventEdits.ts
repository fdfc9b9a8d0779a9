import { type EventsUpdate, updateEvents } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { EventId, LiveEvent } from '@outcome-studio/shared/domain/events'
import { useHost, whileSaving } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { describeEdit, describeFailure, describeUndo } from './describeEdit.ts'
import type { Outcome } from './Outcome.ts'
import {
  changedFields,
  type EventChanges,
  type PendingEdit,
  withAnswer,
  withEdit,
  withoutStored,
  withPending,
} from './pendingEdits.ts'

/**
 * Changes the same fields of several events.
 * @param canUndo whether Undo is offered; default true
 */
export type EditEvents = (events: readonly LiveEvent[], changes: EventChanges, canUndo?: boolean) => void

export interface EventEdits {
  /** The events with all edits of this page. */
  readonly events: readonly LiveEvent[]
  /** Result of the last edit; null for none. */
  readonly outcome: Outcome | null
  /** Whether an edit waits for the server's answer. */
  readonly isSaving: boolean
  /** Edits at once on the page and soon on the server. Resolves with whether all events were stored. */
  readonly edit: (...edit: Parameters<EditEvents>) => Promise<boolean>
  readonly dismiss: () => void
}

/** Shows an edit that the server has stored in events that no listener updates. */
export type StoredEdit = (ids: readonly EventId[], changes: EventChanges) => void

type Edit = 'undoable' | 'final' | 'undo'

const NONE: readonly PendingEdit[] = []

/** Shows edits before the server has answered, undoes them on request, and reverts those that failed. */
export function useEventEdits(stored: readonly LiveEvent[], onStored: StoredEdit): EventEdits {
  const host = useHost()
  const [pending, setPending] = useState(NONE)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [unanswered, setUnanswered] = useState(0)
  const latest = useRef(stored)
  // Edits are sent one after the other, because two concurrent ones could arrive in the wrong order.
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    latest.current = stored
    setPending((before) => withoutStored(before, stored))
  }, [stored])

  const send = useCallback(
    async (all: readonly LiveEvent[], changes: EventChanges, how: Edit): Promise<boolean> => {
      const events = all.filter((event) =>
        changedFields(changes).some((field) => event[field] !== changes[field]),
      )
      const [first] = events
      if (first === undefined) return true
      const ids = events.map(({ documentId }) => documentId)
      // All events had the same value: an edit of several events changes only the status, which has two values.
      const before = Object.fromEntries(changedFields(changes).map((field) => [field, first[field]]))
      const undone = events.map((event) => ({ ...event, ...changes }))
      setPending((edits) => withEdit(edits, ids, changes))
      setUnanswered((count) => count + 1)
      setOutcome({
        kind: 'done',
        text: how === 'undo' ? describeUndo(events, changes) : describeEdit(events, changes),
        undo: how === 'undoable' ? () => void send(undone, before, 'undo') : null,
      })
      const update = async () => {
        const { failed, error } = await whileSaving(updateEvents(ids, changes)).catch(
          (cause): EventsUpdate => ({ failed: ids, error: cause }),
        )
        setUnanswered((count) => count - 1)
        setPending((edits) =>
          withoutStored(withAnswer(edits, { ids, changes, failed }, latest.current), latest.current),
        )
        onStored(
          ids.filter((id) => !failed.includes(id)),
          changes,
        )
        if (error === null) return true
        const left = events.filter(({ documentId }) => failed.includes(documentId))
        if (describeError(error).code !== 'cen/offline') host.report(error)
        setOutcome({
          kind: 'failed',
          text: describeFailure(left, events.length, error),
          retry: () => void send(left, changes, how),
        })
        return false
      }
      const stored = queue.current.then(update)
      queue.current = stored
      return stored
    },
    [host, onStored],
  )

  return {
    events: useMemo(() => withPending(stored, pending), [stored, pending]),
    outcome,
    isSaving: unanswered > 0,
    edit: useCallback(
      (events, changes, canUndo = true) => send(events, changes, canUndo ? 'undoable' : 'final'),
      [send],
    ),
    dismiss: useCallback(() => setOutcome(null), []),
  }
}
