import { ANYTHING } from '@outcome-studio/shared/document'
import { useEffect, useState } from 'react'
import type { DocumentFill } from '../session/Editing.ts'
import { useEditor } from '../session/EditorContext.ts'

/** Pause in typing before the document is measured, in milliseconds. */
const PAUSE = 1_000

/** Measures how full the document is, at pauses in typing. */
export function useDocumentSize(): DocumentFill {
  const { document, fill } = useEditor()
  const [size, setSize] = useState(fill)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = document.subscribe(ANYTHING, () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSize(fill()), PAUSE)
    })
    return () => {
      release()
      clearTimeout(timer)
    }
  }, [document, fill])
  return size
}
