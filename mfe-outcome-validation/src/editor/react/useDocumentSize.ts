import { ANYTHING } from '@outcome-studio/shared/document'
import { studyDocumentFill } from '@outcome-studio/shared/domain'
import { useEffect, useState } from 'react'
import { useEditor } from './EditorContext.ts'

/** Pause in typing before the study is measured, in milliseconds. */
const PAUSE = 1_000

/** Measures how full the study's document is, at pauses in typing. */
export function useDocumentSize(): ReturnType<typeof studyDocumentFill> {
  const { session } = useEditor()
  const [size, setSize] = useState(() => studyDocumentFill(session.content))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = session.subscribe(ANYTHING, () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSize(studyDocumentFill(session.content)), PAUSE)
    })
    return () => {
      release()
      clearTimeout(timer)
    }
  }, [session])
  return size
}
