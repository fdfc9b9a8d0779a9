import { loadRules, type RulesPlace, useSaveRules } from '@outcome-studio/shared/data'
import type { StoredRules } from '@outcome-studio/shared/domain/checker'
import { describeError, StudioError } from '@outcome-studio/shared/domain/errors'
import { useHost, useRequireAccess, useUnsavedGuard } from '@outcome-studio/shared/feature'
import { useCallback, useState } from 'react'
import {
  changed,
  isDirty,
  openDraft,
  type RulesChange,
  type RulesDraft,
  storedText,
  withStored,
  withText,
} from './RulesDraft.ts'

/** Rules that were saved elsewhere during the edit; null if they were deleted. */
export interface RulesConflict {
  readonly theirs: StoredRules | null
}

export interface RulesEditing {
  readonly draft: RulesDraft
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly conflict: RulesConflict | null
  /** Message of the last save's failure; null if it succeeded. */
  readonly problem: string | null
  readonly write: (text: string) => void
  readonly change: (change: RulesChange) => void
  readonly revert: () => void
  readonly save: () => Promise<void>
  /** Overwrites the rules that were saved elsewhere. */
  readonly keepMine: () => Promise<void>
  readonly takeTheirs: () => void
}

/** Edits and saves the rules of one place. A save does not overwrite changes made elsewhere. */
export function useRulesDraft(place: RulesPlace, stored: StoredRules | null): RulesEditing {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const { mutateAsync, isPending } = useSaveRules()
  const [draft, setDraft] = useState(() => openDraft(stored))
  const [conflict, setConflict] = useState<RulesConflict | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const dirty = isDirty(draft)
  useUnsavedGuard(dirty)

  const saveOver = useCallback(
    async (base: StoredRules | null) => {
      if (isPending || !requireAccess()) return
      try {
        const command = { place, json: draft.text, basedOnRevision: base?.revision ?? null }
        const saved = await mutateAsync(command)
        setDraft((now) => withStored(now, saved))
        setConflict(null)
        setProblem(null)
        host.toast('The rules are saved.', { kind: 'success' })
      } catch (error) {
        try {
          if (!isConflict(error)) throw error
          setConflict({ theirs: await loadRules(place) })
          setProblem(null)
        } catch (failure) {
          host.report(failure, { during: 'saving custom rules' })
          setProblem(describeError(failure).message)
        }
      }
    },
    [host, place, draft.text, isPending, mutateAsync, requireAccess],
  )

  const write = useCallback((text: string) => setDraft((now) => withText(now, text)), [])
  return {
    draft,
    isDirty: dirty,
    isSaving: isPending,
    conflict,
    problem,
    write,
    change: useCallback((change) => setDraft((now) => changed(now, change)), []),
    revert: () => {
      const mine = draft.text
      write(storedText(draft.stored))
      host.toast('Your changes were set aside.', {
        kind: 'info',
        action: { label: 'Bring them back', onAction: () => write(mine) },
      })
    },
    save: () => saveOver(draft.stored),
    keepMine: () => saveOver(conflict?.theirs ?? null),
    takeTheirs: () => {
      if (!conflict) return
      const mine = draft.text
      setDraft((now) => withText(withStored(now, conflict.theirs), storedText(conflict.theirs)))
      setConflict(null)
      host.toast('Their rules are in place. Yours were set aside.', {
        kind: 'info',
        action: { label: 'Bring mine back', onAction: () => write(mine) },
      })
    },
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof StudioError && error.code === 'cen/doc-changed'
