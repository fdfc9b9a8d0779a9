import { SAVING } from '@outcome-studio/shared/document'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { useReadOnly } from '../../core/useReadOnly.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useSave } from '../react/useSave.ts'
import { useSessionValue } from '../react/useSessionValue.ts'

/** Explains why the last save failed and offers a way to fix it. The name field reports a refused name. */
export function SaveProblemNotice() {
  const { problem } = useSessionValue(SAVING, ({ saveState }) => saveState)
  const { session } = useEditor()
  const save = useSave()
  useEffect(() => {
    const onOnline = () => session.dismissFailure()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [session])
  if (useReadOnly()) return null
  if (problem?.kind === 'failed') {
    return (
      <Notice tone="danger" actions={<Button onPress={() => void save()}>Try again</Button>}>
        {problem.error.message} Your changes are still here.
      </Notice>
    )
  }
  if (problem?.kind === 'gone') {
    return (
      <Notice
        tone="warning"
        actions={<Button onPress={() => void save('saveAnew')}>Save as a new study</Button>}
      >
        This study was deleted or renamed elsewhere since you opened it. Your version is still here.
      </Notice>
    )
  }
  return null
}
