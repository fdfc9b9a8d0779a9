import { useEffect, useEffectEvent } from 'react'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useSave } from '../session/useSave.ts'
import { editorShortcut } from './editorShortcut.ts'

const ELSEWHERE = '[role="dialog"], [role="alertdialog"], [data-own-undo]'
const TYPED_INTO = 'input, textarea, select, [contenteditable]'

interface EditorKeys {
  /** Prevents the browser's own search if there is something to find in. */
  readonly onFind?: (event: KeyboardEvent) => void
  /** As onFind, for finding and replacing. */
  readonly onReplace?: (event: KeyboardEvent) => void
  readonly onHelp?: () => void
}

/**
 * Handles the shortcuts of the editor. Undo and redo in any field use the document's history, by key or browser menu.
 * The browser's own history covers a single field and would conflict with it.
 */
export function useEditorKeys({ onFind, onReplace, onHelp }: EditorKeys): void {
  const editor = useEditor()
  const save = useSave()
  const isReadOnly = useReadOnly()

  const follow = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null
    const shortcut = editorShortcut(event, isTyping)
    if (shortcut === null || event.defaultPrevented) return
    if (shortcut === 'save') {
      event.preventDefault()
      return void save()
    }
    if (isElsewhere(target)) return
    switch (shortcut) {
      case 'find':
        return onFind?.(event)
      case 'replace':
        return onReplace?.(event)
      case 'help':
        if (!onHelp) return
        onHelp()
        break
      case 'undo':
      case 'redo':
        if (!isReadOnly) editor[shortcut]()
        break
    }
    event.preventDefault()
  })
  const takeOver = useEffectEvent((event: InputEvent) => {
    const way = historyWay(event.inputType)
    if (way === null || isElsewhere(event.target)) return
    event.preventDefault()
    editor[way]()
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => follow(event)
    const onBeforeInput = (event: InputEvent) => takeOver(event)
    addEventListener('keydown', onKeyDown)
    document.addEventListener('beforeinput', onBeforeInput)
    return () => {
      removeEventListener('keydown', onKeyDown)
      document.removeEventListener('beforeinput', onBeforeInput)
    }
  }, [])
}

/** Whether the target is in a dialog, or in a field with its own undo. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ELSEWHERE) !== null

function historyWay(inputType: string): 'undo' | 'redo' | null {
  if (inputType === 'historyUndo') return 'undo'
  return inputType === 'historyRedo' ? 'redo' : null
}
