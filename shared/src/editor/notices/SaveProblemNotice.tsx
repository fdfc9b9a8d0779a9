import { SAVING } from '@outcome-studio/shared/document'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'
import { useSave } from '../session/useSave.ts'

/** Explains why the last save failed and offers a way to fix it. The name field reports a refused name. */
export function SaveProblemNotice() {
  const { problem } = useDocumentValue(SAVING, ({ saveState }) => saveState)
  const { document, saveAnew, words } = useEditor()
  const save = useSave()
  useEffect(() => {
    const onOnline = () => document.dismissFailure()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [document])
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
        actions={<Button onPress={() => void save(saveAnew)}>Save as a new {words.one}</Button>}
      >
        This {words.one} was deleted or renamed elsewhere since you opened it. Your version is still here.
      </Notice>
    )
  }
  return null
}
