import { ANYTHING } from '@outcome-studio/shared/document'
import type { Study } from '@outcome-studio/shared/domain/study'
import { useEffect, useState } from 'react'
import { useEditor } from '../react/EditorContext.ts'

/** Pause in typing before the study is read again, in milliseconds. */
const PAUSE = 200

/** Returns the study as of the last pause in typing, and a function that reads it at once. */
export function useStudyAtPauses(): readonly [study: Study, read: () => void] {
  const { session } = useEditor()
  const [study, setStudy] = useState(() => session.content)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = session.subscribe(ANYTHING, () => {
      clearTimeout(timer)
      timer = setTimeout(() => setStudy(session.content), PAUSE)
    })
    return () => {
      release()
      clearTimeout(timer)
    }
  }, [session])
  return [study, () => setStudy(session.content)]
}
