import { isSaveShortcut } from '../../core/isSaveShortcut.ts'

/** What a key asks of the whole editor; null where it is for what has the keyboard. */
export type EditorShortcut = 'save' | 'undo' | 'redo' | 'find' | 'help' | null

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** @param isTyping whether what has the keyboard takes letters */
export function editorShortcut(pressed: Pressed, isTyping: boolean): EditorShortcut {
  if (isSaveShortcut(pressed)) return 'save'
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (altKey) return null
  if (ctrlKey === metaKey) return key === '?' && !ctrlKey && !isTyping ? 'help' : null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (shiftKey) return null
  if (letter === 'y' && ctrlKey) return 'redo'
  return letter === 'f' ? 'find' : null
}

/** Name of the shortcuts' modifier key on this machine. */
export const controlKey = (): 'Ctrl' | '⌘' => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
