import { type InstructorsEdit, saveInstructors } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Instructor } from '@outcome-studio/shared/domain/events'
import { useHost, whileSaving } from '@outcome-studio/shared/feature'
import { useState } from 'react'
import type { Outcome } from '../core/Outcome.ts'
import { deleting, storing } from './instructorEdits.ts'

export interface InstructorEdits {
  /** The instructors with the last edit of this page. */
  readonly instructors: readonly Instructor[]
  readonly outcome: Outcome | null
  /** Adds an instructor, or replaces the one with the same id. */
  readonly store: (instructor: Instructor) => void
  readonly remove: (instructor: Instructor) => void
  readonly dismiss: () => void
}

/** Shows edits before the server has answered, undoes them on request, and reverts those that failed. */
export function useInstructorEdits(stored: readonly Instructor[]): InstructorEdits {
  const host = useHost()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // Shown until the listener reports a change.
  const [pending, setPending] = useState<{
    readonly list: readonly Instructor[]
    readonly insteadOf: readonly Instructor[]
  } | null>(null)
  const shown = pending?.insteadOf === stored ? pending.list : stored

  async function save(edit: InstructorsEdit, text: string, undo: InstructorsEdit | null) {
    setPending({ list: edit(shown), insteadOf: stored })
    setOutcome(null)
    try {
      await whileSaving(saveInstructors(edit))
      setOutcome({ kind: 'done', text, undo: undo && (() => void save(undo, 'Undone.', null)) })
    } catch (error) {
      const { code, message } = describeError(error)
      if (code !== 'cen/offline') host.report(error)
      setPending(null)
      setOutcome({
        kind: 'failed',
        text: `The instructors stayed as they were. ${message}`,
        retry: () => void save(edit, text, undo),
      })
    }
  }

  return {
    instructors: shown,
    outcome,
    store: (instructor) => {
      const before = shown.find(({ id }) => id === instructor.id)
      const text = before ? `${instructor.name} was changed.` : `${instructor.name} was added.`
      void save(storing(instructor), text, before ? storing(before) : deleting(instructor))
    },
    remove: (instructor) => {
      const at = shown.findIndex(({ id }) => id === instructor.id)
      void save(deleting(instructor), `${instructor.name} was deleted.`, storing(instructor, at))
    },
    dismiss: () => setOutcome(null),
  }
}
