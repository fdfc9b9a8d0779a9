import { isSaveShortcut } from '../core/isSaveShortcut.ts'

/** The editor command of a key; null if the focused element handles the key. */
export type EditorShortcut = 'save' | 'undo' | 'redo' | 'find' | 'replace' | 'help' | null

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** @param isTyping whether the focused element accepts text */
export function editorShortcut(pressed: Pressed, isTyping: boolean): EditorShortcut {
  if (isSaveShortcut(pressed)) return 'save'
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (altKey) return null
  if (ctrlKey === metaKey) return key === '?' && !ctrlKey && !isTyping ? 'help' : null
  const letter = key.toLowerCase()
  // ⌘H hides the window.
  if (letter === 'h' && shiftKey === metaKey) return 'replace'
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (shiftKey) return null
  if (letter === 'y' && ctrlKey) return 'redo'
  return letter === 'f' ? 'find' : null
}

/** Name of the shortcuts' modifier key. */
export type ControlKey = 'Ctrl' | '⌘'

/** Name of the shortcuts' modifier key on this machine. */
export const controlKey = (): ControlKey => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
