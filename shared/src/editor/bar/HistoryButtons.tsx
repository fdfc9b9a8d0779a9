import { ANYTHING } from '@outcome-studio/shared/document'
import { IconButton } from '@outcome-studio/shared/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'

interface HistoryButtonsProps {
  /** Ends the names of the buttons on a page with several histories, for example " in the needs document". */
  readonly where?: string
  /** Called after each step. */
  readonly onStep?: () => void
}

/** Undo and redo buttons for the edits of the whole document. */
export function HistoryButtons({ where = '', onStep }: HistoryButtonsProps) {
  const { undo, redo, pending } = useEditor()
  const hasTyped = !useSyncExternalStore(pending.subscribe, pending.isAllRead)
  const canUndo = useDocumentValue(ANYTHING, (document) => document.canUndo)
  const canRedo = useDocumentValue(ANYTHING, (document) => document.canRedo)
  const step = (move: () => void) => {
    move()
    onStep?.()
  }
  return (
    <>
      <IconButton label={`Undo${where}`} disabled={!canUndo && !hasTyped} onClick={() => step(undo)}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label={`Redo${where}`} disabled={!canRedo} onClick={() => step(redo)}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </>
  )
}
