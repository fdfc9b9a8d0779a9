import { createLazyPart } from '@outcome-studio/shared/editor'
import { useLazyComponent, useReadable } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { useEditor } from '../react/EditorContext.ts'

const pastePreview = createLazyPart(async () => (await import('./PastePreview.tsx')).PastePreview)
const pasteTableDialog = createLazyPart(async () => (await import('./PasteTableDialog.tsx')).PasteTableDialog)

const TAKES_TEXT = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** Shows the preview of a table or a long list. A paste while no field has focus is added at the end. */
export function PasteHost() {
  const { pasting } = useEditor()
  const waiting = useReadable(pasting.waiting)
  const kind = waiting?.kind ?? null
  const isText = kind === 'texts' || kind === 'refused'
  const Preview = useLazyComponent(pastePreview, isText, pasting.cancel)
  const TableDialog = useLazyComponent(pasteTableDialog, kind === 'table', pasting.cancel)

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event
      if (event.defaultPrevented || !clipboardData) return
      if (target instanceof Element && target.closest(TAKES_TEXT)) return
      if (pasting.take(clipboardData, { kind: 'end' })) event.preventDefault()
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [pasting])

  if (waiting?.kind === 'table') {
    const { table, place } = waiting
    return (
      TableDialog && (
        <TableDialog table={table} place={place} onConfirm={pasting.addTable} onCancel={pasting.cancel} />
      )
    )
  }
  return (
    Preview && waiting && <Preview waiting={waiting} onConfirm={pasting.confirm} onCancel={pasting.cancel} />
  )
}
