import { type PageAction, usePageActions } from '@outcome-studio/shared/feature'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useSave } from '../session/useSave.ts'
import { controlKey } from './editorShortcut.ts'

const NONE = (): readonly PageAction[] => []

/**
 * Offers the actions on the open document in the command palette.
 * @param more actions of its kind
 * @param showHelp shows the keyboard shortcuts
 */
export function useDocumentActions(more: () => readonly PageAction[] = NONE, showHelp: () => void): void {
  const { document, undo, redo } = useEditor()
  const save = useSave()
  const isReadOnly = useReadOnly()
  usePageActions(() => {
    const control = controlKey()
    const edits: readonly PageAction[] = [
      { id: 'save', label: 'Save', shortcut: [control, 'S'], run: () => void save() },
      ...(document.canUndo ? [{ id: 'undo', label: 'Undo', shortcut: [control, 'Z'], run: undo }] : []),
      ...(document.canRedo
        ? [{ id: 'redo', label: 'Redo', shortcut: [control, 'Shift', 'Z'], run: redo }]
        : []),
    ]
    return [
      ...(isReadOnly ? [] : edits),
      ...more(),
      { id: 'help', label: 'Keyboard shortcuts', shortcut: ['?'], run: showHelp },
    ]
  })
}
