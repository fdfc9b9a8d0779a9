import type { Study } from '@outcome-studio/shared/domain'
import { useEffect, useState } from 'react'
import { useEditor } from '../binding/EditorContext.ts'
import { ANYTHING } from '../model/EditorSession.ts'

/** Pause in typing after which the study is looked at anew, in milliseconds. */
const PAUSE = 200

/** The study as it was at the last pause in typing. */
export function useStudyAtPauses(): Study {
  const { session } = useEditor()
  const [study, setStudy] = useState(() => session.views.study)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = session.subscribe(ANYTHING, () => {
      clearTimeout(timer)
      timer = setTimeout(() => setStudy(session.views.study), PAUSE)
    })
    return () => {
      release()
      clearTimeout(timer)
    }
  }, [session])
  return study
}
