import { type ChecklistItem, type Member, withItem } from '@outcome-studio/shared/domain/member'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { memberQueryKey } from './memberQueryKey.ts'
import { type ChecklistToggle, updateChecklist } from './updateChecklist.ts'

export interface Checklist {
  /** Done items, including changes that are still being saved. */
  readonly progress: readonly ChecklistItem[]
  readonly isSaving: boolean
  /**
   * Updates optimistically. If the save fails, it reverts to the stored state and rejects with a StudioError.
   */
  readonly toggle: (item: ChecklistItem, isDone: boolean) => Promise<void>
}

/**
 * The signed-in person's checklist. Several toggles are saved sequentially, in their order.
 * @param member the stored record
 */
export function useChecklist({ id, checklistProgress }: Pick<Member, 'id' | 'checklistProgress'>): Checklist {
  const client = useQueryClient()
  const mutationKey = ['checklist', id]
  const unsaved = useMutationState({
    filters: { mutationKey, status: 'pending' },
    // Only this hook makes mutations of this key.
    select: ({ state }) => state.variables as ChecklistToggle,
  })
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'checklist' },
    networkMode: 'always',
    mutationFn: (toggle: ChecklistToggle) => updateChecklist(toggle),
    // The listener reports the change a little later; until then the list must not show the old state.
    onSuccess: (_nothing, { item, isDone }) =>
      client.setQueryData<Member>(
        memberQueryKey(id),
        (member) =>
          member && { ...member, checklistProgress: withItem(member.checklistProgress, item, isDone) },
      ),
  })
  return {
    progress: unsaved.reduce(
      (progress, { item, isDone }) => withItem(progress, item, isDone),
      checklistProgress,
    ),
    isSaving: unsaved.length > 0,
    toggle: (item, isDone) => mutateAsync({ item, isDone }),
  }
}
