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

interface Change {
  readonly edit: InstructorsEdit
  readonly instructor: Instructor
  /** What the message says about the instructor, for example "Ida was restored." */
  readonly verb: 'added' | 'changed' | 'deleted' | 'restored'
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

  async function save(change: Change, undo: Change | null) {
    const { edit, instructor, verb } = change
    setPending({ list: edit(shown), insteadOf: stored })
    setOutcome(null)
    try {
      await whileSaving(saveInstructors(edit))
      const text = `${instructor.name} was ${verb}.`
      setOutcome({ kind: 'done', text, undo: undo && (() => void save(undo, null)) })
    } catch (error) {
      const { code, message } = describeError(error)
      if (code !== 'cen/offline') host.report(error)
      setPending(null)
      setOutcome({
        kind: 'failed',
        text: `${instructor.name} was not ${verb}. ${message}`,
        retry: () => void save(change, undo),
      })
    }
  }

  return {
    instructors: shown,
    outcome,
    store: (instructor) => {
      const before = shown.find(({ id }) => id === instructor.id)
      void save(
        { edit: storing(instructor), instructor, verb: before ? 'changed' : 'added' },
        before
          ? { edit: storing(before), instructor: before, verb: 'restored' }
          : { edit: deleting(instructor), instructor, verb: 'deleted' },
      )
    },
    remove: (instructor) => {
      const at = shown.findIndex(({ id }) => id === instructor.id)
      void save(
        { edit: deleting(instructor), instructor, verb: 'deleted' },
        { edit: storing(instructor, at), instructor, verb: 'restored' },
      )
    },
    dismiss: () => setOutcome(null),
  }
}
