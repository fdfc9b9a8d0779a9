import { SAVING } from '@outcome-studio/shared/document'
import { useLazyComponent } from '@outcome-studio/shared/feature'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import { createLazyPart } from '../core/lazyParts.ts'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'

const conflictDialog = createLazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog)

/** Asks which version to keep. It stays visible after the member closes the dialog. */
export function ConflictNotice() {
  const { words } = useEditor()
  const { problem } = useDocumentValue(SAVING, ({ saveState }) => saveState)
  const isReadOnly = useReadOnly()
  // A member who cannot save has no version to choose.
  const conflict = problem?.kind === 'conflict' && !isReadOnly ? problem : null
  const [isAsking, setAsking] = useState(false)
  useEffect(() => setAsking(conflict !== null), [conflict])
  const close = useCallback(() => setAsking(false), [])
  const Dialog = useLazyComponent(conflictDialog, conflict !== null && isAsking, close)
  if (!conflict) return null
  return (
    <>
      <Notice tone="warning" actions={<Button onPress={() => setAsking(true)}>Choose a version</Button>}>
        This {words.one} was changed elsewhere since you opened it. Nothing is saved until you choose which
        version to keep.
      </Notice>
      {Dialog && <Dialog onClose={close} />}
    </>
  )
}
