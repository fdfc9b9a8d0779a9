import { ANYTHING } from '@outcome-studio/shared/document'
import { studyDocumentFill } from '@outcome-studio/shared/domain'
import { useEffect, useState } from 'react'
import { useEditor } from './EditorContext.ts'

/** Pause in typing after which the study is measured, in milliseconds. */
const PAUSE = 1_000

/** How full the study's document is, measured in pauses. */
export function useDocumentSize(): ReturnType<typeof studyDocumentFill> {
  const { session } = useEditor()
  const [room, setRoom] = useState(() => studyDocumentFill(session.content))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = session.subscribe(ANYTHING, () => {
      clearTimeout(timer)
      timer = setTimeout(() => setRoom(studyDocumentFill(session.content)), PAUSE)
    })
    return () => {
      release()
      clearTimeout(timer)
    }
  }, [session])
  return room
}
