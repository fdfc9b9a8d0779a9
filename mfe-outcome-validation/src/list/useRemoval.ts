import { currentStudies, type StoredStudy, useRemoveStudy, useSaveStudy } from '@outcome-studio/shared/data'
import type { StudyHeader } from '@outcome-studio/shared/domain'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback, useState } from 'react'

export interface Removal {
  /** The study deleted last, while it can be brought back. */
  readonly removed: StoredStudy | null
  readonly remove: (study: StudyHeader) => void
  readonly undo: () => void
  readonly dismiss: () => void
}

/**
 * Deletes at once and keeps what was deleted at hand, so that it can be brought back without a question before.
 * A study that cannot be read cannot be brought back either: it stays.
 */
export function useRemoval(): Removal {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const { mutateAsync: removeStudy } = useRemoveStudy()
  const { mutateAsync: saveStudy } = useSaveStudy()
  const [removed, setRemoved] = useState<StoredStudy | null>(null)

  const remove = useCallback(
    async ({ docName, uuid }: StudyHeader) => {
      if (!requireAccess()) return
      try {
        const stored = await currentStudies().load(docName)
        await removeStudy({ docName, uuid })
        setRemoved(stored)
      } catch (error) {
        host.showError(error)
      }
    },
    [host, requireAccess, removeStudy],
  )

  const undo = useCallback(async () => {
    if (!removed) return
    const { header, study } = removed
    try {
      await saveStudy({ docName: header.docName, study, basedOnRevision: null })
      setRemoved(null)
    } catch (error) {
      host.showError(error)
    }
  }, [host, removed, saveStudy])

  const dismiss = useCallback(() => setRemoved(null), [])
  return { removed, remove: (study) => void remove(study), undo: () => void undo(), dismiss }
}
