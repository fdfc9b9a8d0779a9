import { createLazy } from '@outcome-studio/shared/domain'
import { useLazyComponent, useReadable } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { useEditor } from '../react/EditorContext.ts'

const pastePreview = createLazy(async () => (await import('./PastePreview.tsx')).PastePreview)

const TAKES_TEXT = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** Shows the preview of a large paste. A paste while no field has focus is added at the end. */
export function PasteHost() {
  const { pasting } = useEditor()
  const waiting = useReadable(pasting.waiting)
  const Preview = useLazyComponent(pastePreview, waiting !== null, pasting.cancel)

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

  return (
    Preview &&
    waiting && <Preview pasted={waiting.pasted} onConfirm={pasting.confirm} onCancel={pasting.cancel} />
  )
}
