import { type PageAction, usePageActions } from '@outcome-studio/shared/feature'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useSave } from '../session/useSave.ts'
import { controlKey } from './editorShortcut.ts'

const NONE = (): readonly PageAction[] => []

interface DocumentActions {
  /** Actions of its kind. */
  readonly more: (() => readonly PageAction[]) | undefined
  /** Opens the menu with the formats. */
  readonly showExports: () => void
  /** Shows the keyboard shortcuts. */
  readonly showHelp: () => void
}

/** Offers the actions on the open document in the command palette. */
export function useDocumentActions({ more = NONE, showExports, showHelp }: DocumentActions): void {
  const { document, undo, redo, pending } = useEditor()
  const save = useSave()
  const isReadOnly = useReadOnly()
  usePageActions(() => {
    const control = controlKey()
    const saving: PageAction = {
      id: 'save',
      kind: 'save',
      label: 'Save',
      shortcut: [control, 'S'],
      run: () => void save(),
    }
    const undoing: PageAction = {
      id: 'undo',
      kind: 'undo',
      label: 'Undo',
      shortcut: [control, 'Z'],
      run: undo,
    }
    const redoing: PageAction = {
      id: 'redo',
      kind: 'redo',
      label: 'Redo',
      shortcut: [control, 'Shift', 'Z'],
      run: redo,
    }
    const canUndo = document.canUndo || !pending.isAllRead()
    const edits = [saving, ...(canUndo ? [undoing] : []), ...(document.canRedo ? [redoing] : [])]
    return [
      ...(isReadOnly ? [] : edits),
      { id: 'export', kind: 'export', label: 'Export…', run: showExports },
      ...more(),
      { id: 'help', kind: 'help', label: 'Keyboard shortcuts', shortcut: ['?'], run: showHelp },
    ]
  })
}
