import { type RemovedStudy, useRemoveStudy, useRestoreStudy } from '@outcome-studio/shared/data'
import { describeError, freeStudyName, type StudyHeader, type StudyUuid } from '@outcome-studio/shared/domain'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback, useRef, useState } from 'react'

export interface Removal {
  /** Deleted studies that can be brought back, the latest first. */
  readonly removed: readonly RemovedStudy[]
  /** Those that are being deleted, or brought back, at this moment. */
  readonly busy: ReadonlySet<StudyUuid>
  readonly remove: (study: StudyHeader) => void
  /** Brings one back. @returns the name it has, null where it could not be */
  readonly undo: (removed: RemovedStudy) => Promise<string | null>
  readonly dismiss: (removed: RemovedStudy) => void
}

/**
 * Deletes at once and keeps what was deleted at hand, so that it can be brought back without a question before.
 * @param taken names that studies have: where another has got the name meanwhile, it comes back beside it
 */
export function useRemoval(taken: readonly string[]): Removal {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const { mutateAsync: removeStudy } = useRemoveStudy()
  const { mutateAsync: restoreStudy } = useRestoreStudy()
  const [removed, setRemoved] = useState<readonly RemovedStudy[]>([])
  const [busy, setBusy] = useState<ReadonlySet<StudyUuid>>(new Set())
  const inWork = useRef(new Set<StudyUuid>())

  /** One thing at a time with each study. */
  const once = useCallback(
    async <Result>(uuid: StudyUuid, work: () => Promise<Result>): Promise<Result | null> => {
      if (inWork.current.has(uuid)) return null
      inWork.current.add(uuid)
      setBusy(new Set(inWork.current))
      try {
        return await work()
      } catch (error) {
        host.showError(error)
        return null
      } finally {
        inWork.current.delete(uuid)
        setBusy(new Set(inWork.current))
      }
    },
    [host],
  )

  const dismiss = useCallback(
    (study: RemovedStudy) => setRemoved((before) => before.filter((each) => each !== study)),
    [],
  )

  const remove = useCallback(
    ({ docName, uuid }: StudyHeader) => {
      if (!requireAccess()) return
      void once(uuid, async () => {
        const study = await removeStudy({ docName, uuid })
        if (study) setRemoved((before) => [study, ...before])
      })
    },
    [requireAccess, once, removeStudy],
  )

  const undo = useCallback(
    (study: RemovedStudy) =>
      once(study.uuid, async () => {
        const docName = await restoreBeside(study, taken, restoreStudy)
        if (docName !== study.docName) {
          host.toast(`The name “${study.docName}” is taken by now, so the study is back as “${docName}”.`, {
            kind: 'info',
          })
        }
        dismiss(study)
        return docName
      }),
    [host, once, taken, restoreStudy, dismiss],
  )
  return { removed, busy, remove, undo, dismiss }
}

async function restoreBeside(
  removed: RemovedStudy,
  taken: readonly string[],
  restore: ReturnType<typeof useRestoreStudy>['mutateAsync'],
): Promise<string> {
  try {
    await restore({ removed, docName: removed.docName })
    return removed.docName
  } catch (error) {
    if (describeError(error).code !== 'cen/doc-already-exists') throw error
    const docName = freeStudyName(removed.docName, [...taken, removed.docName])
    await restore({ removed, docName })
    return docName
  }
}
