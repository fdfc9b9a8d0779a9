import { NAME } from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { newPath, storedPath, useOwnPath } from '../core/documentAddress.ts'
import { useEditor } from './EditorContext.ts'
import type { OpenDocument } from './OpenDocument.ts'
import { useDocumentValue } from './useDocumentValue.ts'

const pathOf = ({ header, uuid }: OpenDocument): string =>
  header ? storedPath(header.docName) : newPath(uuid)

/**
 * Updates the address after a first save or a rename. The host asks before it leaves unsaved work, but not on this
 * update.
 */
export function FollowAddress() {
  const host = useHost()
  const { document, pending, drafts } = useEditor()
  const path = useDocumentValue(NAME, pathOf)
  const current = useOwnPath()
  const { search } = useLocation()
  const latest = useRef(current)
  latest.current = current
  // The query with the current view is kept when the name changes.
  const view = useRef(search)
  view.current = search

  useEffect(
    () =>
      host.guardUnsaved(
        () => {
          const isUnsaved = document.isDirty || !pending.isAllRead()
          return isUnsaved && latest.current === pathOf(document)
        },
        () => {
          pending.commitAll()
          drafts.flush()
          return drafts.persistence === 'stored' && pending.isAllRead()
        },
      ),
    [host, document, pending, drafts],
  )
  useEffect(() => {
    if (latest.current !== path) {
      host.navigate(`${host.basename}${path}${view.current}`, { replace: true })
    }
  }, [host, path])
  return null
}
