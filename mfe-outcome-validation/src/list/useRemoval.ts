import { cachedStudies } from '@outcome-studio/shared/data'
import { DocumentRemovals, type StudyDocument, studyDocuments } from '@outcome-studio/shared/document'
import type { RemovedStudy, StudyHeader, StudyUuid } from '@outcome-studio/shared/domain'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

export interface Removal {
  /** Deleted studies that can be restored, the latest first. */
  readonly removed: readonly RemovedStudy[]
  /** Studies that are being deleted or restored now. */
  readonly busy: ReadonlySet<StudyUuid>
  readonly remove: (study: StudyHeader) => void
  /** Restores a study. @returns its name, null if it could not be restored */
  readonly undo: (removed: RemovedStudy) => Promise<string | null>
  readonly dismiss: (removed: RemovedStudy) => void
}

/**
 * Deletes at once and offers undo, instead of a question before.
 * @param taken names of the member's studies: a study whose name was taken meanwhile is restored under another
 */
export function useRemoval(taken: readonly string[]): Removal {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const removals = useMemo(
    () =>
      new DocumentRemovals<StudyDocument>({
        repository: studyDocuments(cachedStudies(host.queryClient)),
        onError: (error) => host.showError(error),
      }),
    [host],
  )
  const state = useSyncExternalStore(removals.subscribe, () => removals.state)

  const remove = useCallback(
    (study: StudyHeader) => {
      if (requireAccess()) void removals.remove(study)
    },
    [requireAccess, removals],
  )
  const undo = useCallback(
    async (removed: RemovedStudy) => {
      const docName = await removals.undo(removed, taken)
      if (docName !== null && docName !== removed.docName) {
        host.toast(`The name “${removed.docName}” is taken by now, so the study is back as “${docName}”.`, {
          kind: 'info',
        })
      }
      return docName
    },
    [host, removals, taken],
  )
  const dismiss = useCallback((removed: RemovedStudy) => removals.dismiss(removed), [removals])
  return { ...state, remove, undo, dismiss }
}
