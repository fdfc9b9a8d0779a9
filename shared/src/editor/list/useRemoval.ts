import { DocumentRemovals, type DocumentTypes } from '@outcome-studio/shared/document'
import type { HeaderOf, RemovedDocument } from '@outcome-studio/shared/domain/saving'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Editing } from '../session/Editing.ts'

export interface Removal<T extends DocumentTypes> {
  /** Deleted documents that can be restored, the latest first. */
  readonly removed: readonly RemovedDocument<T>[]
  /** Uuids of the documents that are being deleted or restored now. */
  readonly busy: ReadonlySet<string>
  readonly remove: (header: HeaderOf<T>) => void
  /** Restores a document. @returns its name, null if it could not be restored */
  readonly undo: (removed: RemovedDocument<T>) => Promise<string | null>
  readonly dismiss: (removed: RemovedDocument<T>) => void
}

interface RemovalOptions<T extends DocumentTypes> {
  readonly editing: Pick<Editing<T>, 'repository' | 'words'>
  /** Names of the member's documents. A document whose name was taken meanwhile is restored under another name. */
  readonly taken: readonly string[]
}

/** Deletes documents at once and offers undo, instead of a confirmation. */
export function useRemoval<T extends DocumentTypes>({
  editing: { repository, words },
  taken,
}: RemovalOptions<T>): Removal<T> {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const removals = useMemo(
    () => new DocumentRemovals<T>({ repository, onError: (error) => host.showError(error) }),
    [repository, host],
  )
  const state = useSyncExternalStore(removals.subscribe, () => removals.state)

  const remove = useCallback(
    (header: HeaderOf<T>) => {
      if (requireAccess()) void removals.remove(header)
    },
    [requireAccess, removals],
  )
  const undo = useCallback(
    async (removed: RemovedDocument<T>) => {
      const docName = await removals.undo(removed, taken)
      if (docName !== null && docName !== removed.docName) {
        host.toast(
          `The name “${removed.docName}” is taken by now, so the ${words.one} is back as “${docName}”.`,
          { kind: 'info' },
        )
      }
      return docName
    },
    [host, words, removals, taken],
  )
  const dismiss = useCallback((removed: RemovedDocument<T>) => removals.dismiss(removed), [removals])
  return { ...state, remove, undo, dismiss }
}
