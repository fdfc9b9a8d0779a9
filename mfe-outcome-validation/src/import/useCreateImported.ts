import { useRemoveStudy, useSaveStudy } from '@outcome-studio/shared/data'
import { type Study, studyUuid } from '@outcome-studio/shared/domain/study'
import { storedPath } from '@outcome-studio/shared/editor'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useRef, useState } from 'react'
import { withNewIds } from '../domain/import/withNewIds.ts'

interface Made {
  readonly content: Study
  readonly docName: string
  readonly study: Study
}

/** Saves an imported study as a new one and opens it. Undo deletes it. */
export function useCreateImported(onDone: () => void) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const save = useSaveStudy()
  const { mutateAsync: remove } = useRemoveStudy()
  const made = useRef<Made | null>(null)
  const isUnderWay = useRef(false)
  const [isPending, setPending] = useState(false)

  const undo = async ({ docName, study }: Made) => {
    host.navigate(host.basename || '/')
    try {
      await remove({ docName, uuid: study.jtbd.uuid })
      host.toast(`“${docName}” is gone again.`, { kind: 'info' })
    } catch (error) {
      host.showError(error)
    }
  }
  const create = async (content: Study, docName: string) => {
    if (isUnderWay.current || !requireAccess()) return
    isUnderWay.current = true
    setPending(true)
    try {
      const ready = toSave(made.current, content, docName)
      made.current = ready
      await save.mutateAsync({ docName, content: ready.study, basedOnRevision: null })
      onDone()
      host.navigate(`${host.basename}${storedPath(docName)}`)
      host.toast(`Imported as “${docName}”.`, {
        kind: 'success',
        action: { label: 'Undo', onAction: () => void undo(ready) },
      })
    } catch (error) {
      host.showError(error)
    } finally {
      isUnderWay.current = false
      setPending(false)
    }
  }
  return { create, isPending, error: save.error, reset: save.reset }
}

/**
 * Returns the same study for a retry, because the first save may have succeeded although its answer was lost.
 */
function toSave(before: Made | null, content: Study, docName: string): Made {
  if (before?.content === content && before.docName === docName) return before
  const newId = () => crypto.randomUUID()
  return { content, docName, study: withNewIds(content, { uuid: studyUuid(newId()), newId }) }
}
